/** How tools print a password: in a URL, after `-U`, in a header, in a colon-separated line, or with its name. */
const PASSWORDS = [
  /(?<=[^\s:/@'"]:)(?:(?!\/\/)[^\s'"])+(?=@)/g,
  /(?<=(?:-U|--proxy-user)[ =]['"]?[^\s:'"]+:)[^\s'"]+/g,
  /(?<=Authorization['"]?: *['"]?Basic +)[\w+/=-]+/gi,
  /(?<=[^\s:]:\d{2,5}:[^\s:]+:)\S+/g,
  /(?<=[^\s:'"]:)[^\s:'"]+(?=:[\w.-]+\.\w+:\d{2,5}\b)/g,
  /(?<=\bpass(?:word|wd)?['"]? ?[=:] ?['"]?)[^\s'",&}]+/gi,
];

/** Removes the passwords from a tool's output, for a message to support. */
export function hidePasswords(printed: string): string {
  return PASSWORDS.reduce((text, pattern) => text.replaceAll(pattern, '***'), printed);
}
