import { shellWord } from './quote.ts';
import type { Snippet } from './snippet.ts';
import { urlsOf } from './snippet.ts';

export const curl: Snippet = {
  id: 'curl',
  label: 'curl',
  needs: 'curl and a POSIX shell.',
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
