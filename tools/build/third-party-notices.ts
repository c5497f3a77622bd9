import { isPermissive } from '../dependencies/licences.ts';

/** Vite's record of a bundled package. `text` is missing if the package has no license file. */
export type BundledLicence = { name: string; version: string; identifier?: string; text?: string };

/** Packages that state their license in every source file but have no license file. */
const COPYRIGHT: Record<string, string> = {
  '@microsoft/signalr': 'Copyright (c) .NET Foundation and Contributors',
};

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The notices for the bundled packages. Throws if a package must not be bundled, or if its notice is unknown. */
export function thirdPartyNotices(bundled: readonly BundledLicence[]): string {
  const sections = bundled.map((entry) => {
    const { name, version, identifier = '' } = entry;
    if (!isPermissive(identifier)) {
      throw new Error(`${name} is in the build, but its license is ${identifier || 'not stated'}`);
    }
    return `${name} ${version} (${identifier})\n\n${noticeOf(entry)}`;
  });
  return `The shop contains these packages.\n\n${sections.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

function noticeOf({ name, identifier, text }: BundledLicence): string {
  if (text !== undefined) return text;
  // This license requires no notice.
  if (identifier === 'Unlicense') return 'Released into the public domain: https://unlicense.org';
  const copyright = COPYRIGHT[name];
  if (identifier !== 'MIT' || copyright === undefined) {
    throw new Error(`${name} (${identifier}) is in the build, but its notice is unknown`);
  }
  return `${copyright}\n\n${MIT}`;
}
