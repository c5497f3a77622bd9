import { t } from '../../i18n/text.ts';
import { urlsOf, type Snippet } from './snippet.ts';

/** Escapes a text for a cmd batch file. Removes control characters, because cmd cannot escape a line break. */
export function cmdText(text: string): string {
  return text
    .replace(/\p{Cc}/gu, '')
    .replace(/[&|<>()^"]/g, '^$&')
    .replaceAll('%', '%%');
}

/** Quotes a text as one program argument in a cmd batch file. */
export function cmdWord(text: string): string {
  if (text !== '' && !/[\s"]/.test(text)) return cmdText(text);
  // The program splits its command line itself, and expects backslashes before a quote to be doubled.
  return cmdText(`"${text.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, '$1$1')}"`);
}

/** Quotes a text as a PowerShell string. PowerShell treats curly apostrophes as straight ones. */
export function powerShellString(text: string): string {
  return `'${text.replace(/['\u2018-\u201B]/g, '$&$&')}'`;
}

export const curlPowerShell: Snippet = {
  id: 'curl-powershell',
  label: 'curl (Windows PowerShell)',
  needs: t`Windows 10 or newer, nothing to install.`,
  file: 'proxy.ps1',
  write(input) {
    const urls = urlsOf(input);
    const target = powerShellString(input.target);
    // In Windows PowerShell, curl without .exe is a different command.
    if (urls.length === 1) return `curl.exe --proxy ${powerShellString(urls[0])} ${target}\n`;
    return `$proxies = @(
${urls.map((url) => `  ${powerShellString(url)}`).join('\n')}
)
foreach ($proxy in $proxies) {
  curl.exe --silent --show-error --proxy $proxy ${target}
  ''
}
`;
  },
};

export const curlCmd: Snippet = {
  id: 'curl-cmd',
  label: t`curl (Windows batch file)`,
  needs: t`Windows 10 or newer, nothing to install. Save it and run the file: when it is pasted into a command prompt, %% stays doubled.`,
  file: 'proxy.cmd',
  write: (input) =>
    urlsOf(input)
      .map(
        (url) =>
          `@curl --silent --show-error --write-out \\n --proxy ${cmdWord(url)} ${cmdWord(input.target)}\n`,
      )
      .join(''),
};

export const environmentPowerShell: Snippet = {
  id: 'environment-powershell',
  label: t`Environment variables (PowerShell)`,
  needs: t`PowerShell on Windows; curl, git, pip, npm and most tools read these. One proxy at a time.`,
  file: 'proxy-env.ps1',
  write: (input) => `$env:HTTP_PROXY = ${powerShellString(urlsOf(input)[0])}
$env:HTTPS_PROXY = $env:HTTP_PROXY
$env:NO_PROXY = 'localhost,127.0.0.1'
`,
};

export const environmentCmd: Snippet = {
  id: 'environment-cmd',
  label: t`Environment variables (Windows batch file)`,
  needs: t`Save it and run the file in the command prompt that needs it: when it is pasted, %% stays doubled. curl, git, pip, npm and most tools read these. One proxy at a time.`,
  file: 'proxy-env.cmd',
  write(input) {
    const url = cmdText(urlsOf(input)[0]);
    return `@set HTTP_PROXY=${url}
@set HTTPS_PROXY=${url}
@set NO_PROXY=localhost,127.0.0.1
`;
  },
};
