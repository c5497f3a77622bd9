import { t } from '../../i18n/text.ts';
import { literal, literalLines, urlsOf, type Snippet } from './snippet.ts';

export const go: Snippet = {
  id: 'go',
  label: 'Go',
  needs: t`Go 1.18 or newer, nothing to install.`,
  file: 'proxy.go',
  write: (input) => `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"time"
)

var proxies = []string{
${literalLines(urlsOf(input), '\t')}
}

func main() {
	for _, proxy := range proxies {
		address, err := url.Parse(proxy)
		if err != nil {
			log.Fatal(err)
		}
		client := &http.Client{
			Timeout:   30 * time.Second,
			Transport: &http.Transport{Proxy: http.ProxyURL(address)},
		}
		response, err := client.Get(${literal(input.target)})
		if err != nil {
			log.Fatal(err)
		}
		body, err := io.ReadAll(response.Body)
		response.Body.Close()
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(string(body))
	}
}
`,
};
