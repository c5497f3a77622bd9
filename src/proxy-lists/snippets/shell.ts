import { t } from '../../i18n/text.ts';
import { shellWord, urlsOf, type Snippet } from './snippet.ts';

export const curl: Snippet = {
  id: 'curl',
  label: 'curl',
  needs: t`curl and a POSIX shell.`,
  file: 'proxy.sh',
  write(input) {
    const urls = urlsOf(input);
    const target = shellWord(input.target);
    if (urls.length === 1) return `curl --proxy ${shellWord(urls[0])} ${target}\n`;
    return `for proxy in \\
${urls.map((url) => `  ${shellWord(url)}`).join(' \\\n')}
do
  curl --silent --show-error --proxy "$proxy" ${target}
  echo
done
`;
  },
};

export const environment: Snippet = {
  id: 'environment',
  label: t`Environment variables`,
  needs: t`A POSIX shell; curl, git, pip, npm, wget and most tools read these. One proxy at a time.`,
  file: 'proxy.env',
  write(input) {
    const url = shellWord(urlsOf(input)[0]);
    return `export http_proxy=${url}
export https_proxy=${url}
export HTTP_PROXY="$http_proxy"
export HTTPS_PROXY="$https_proxy"
export NO_PROXY='localhost,127.0.0.1'
export no_proxy="$NO_PROXY"
`;
  },
};
