/** How tools print a password: in a URL, after `-U`, in a header, in a line of colons, or with its name. */
const PASSWORDS = [
  /(?<=[^\s:/@'"]:)(?:(?!\/\/)[^\s'"])+(?=@)/g,
  /(?<=(?:-U|--proxy-user)[ =]['"]?[^\s:'"]+:)[^\s'"]+/g,
  /(?<=Authorization['"]?: *['"]?Basic +)[\w+/=-]+/gi,
  /(?<=[^\s:]:\d{2,5}:[^\s:]+:)\S+/g,
  /(?<=[^\s:'"]:)[^\s:'"]+(?=:[\w.-]+\.\w+:\d{2,5}\b)/g,
  /(?<=\bpass(?:word|wd)?['"]? ?[=:] ?['"]?)[^\s'",&}]+/gi,
];

/** What a tool printed, without the passwords in it, for a message to support. */
export function hidePasswords(printed: string): string {
  return PASSWORDS.reduce((text, pattern) => text.replaceAll(pattern, '***'), printed);
}
