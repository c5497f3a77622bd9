const NAME = String.raw`(?:(?<!by)pass(?:word|wd|wort|e)?|pwd|(?<![:\w])pw|kennwort|contraseña|clave|senha|пароль|密码)\d*`;
/** Between two values of a table, a tuple or a call. */
const CELL = String.raw`[ \t]?[,;|][ \t]?\(?['"]?`;

/** How tools print a password: what precedes it, the password, and what follows it. */
const PASSWORDS = [
  // With its name: password=…, PROXY_PASS: "…", 'password' => '…'
  String.raw`(?<=${NAME}['"]?[ \t]{0,20}(?:=>|[=:])[ \t]{0,20}(?<quote>["']))(?:\\.|(?!\k<quote>)[^\\\n])+(?=\k<quote>)`,
  String.raw`(?<=${NAME}['"]?[ \t]{0,20}(?:=>|[=:](?!>))[ \t]{0,20})[^\s'"&}]+`,
  String.raw`(?<=(?:auth|credentials?)['"]?[ \t]{0,20}[=:][ \t]{0,20}['"]?[^\s:'"]+:)[^\s'"]+`,
  String.raw`(?<=Authorization['"]?: *['"]?(?:Basic|Bearer) +)[\w+/=.-]+`,
  String.raw`(?<=\bBasic +)(?=[a-z+/]*[\d=])[\w+/=-]{8,}`,
  // After an option of curl
  String.raw`(?<=(?:-U|--(?:proxy-)?user[ =])[ \t]{0,20}(?<sign>["'])[^:'"]+:)(?:\\.|(?!\k<sign>)[^\\\n])+(?=\k<sign>)`,
  String.raw`(?<=(?:-U|--(?:proxy-)?user[ =])[ \t]{0,20}(?:[^\s:'"]+|"[^\s:"]+"|'[^\s:']+'):)(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+`,
  // In a URL, encoded or not
  String.raw`(?<=:\/\/[^\s:/@]*:)\S+?(?=@[\w.[\]:-]+:\d)`,
  String.raw`(?<=%3A(?!%2F))(?:(?!%3A|%40)[^\s&])+(?=%40)`,
  // In a line with colons or other separators
  String.raw`(?<=[^\s:/@]:\d{2,5}@[^\s:@]+:)\S+`,
  String.raw`(?<=[^\s:/@'"]:)(?!\d+@\S+:\*{3})(?:(?!\/\/)[^\s'"])+(?=@)`,
  String.raw`(?<=[^\s:]:\d{2,5}:[^\s:]+:)\S+`,
  String.raw`(?<=(?:^|[\s'"])[^\s:/@'"]+:)[^\s'"@]+(?=:(?:[\w-]+\.[\w.-]+|localhost):\d{2,5}\b)`,
  String.raw`(?<=[\w-]\.[\w.-]+['"]?${CELL}\d{2,5}['"]?${CELL}[^\s,;|'"]+['"]?${CELL})[^\s'"]+`,
  String.raw`(?<=^[ \t]{0,20}(?:(?:https?|socks\w*)[ \t]{1,20})?[\w-]+\.[\w.-]+[ \t]{1,20}\d{2,5}[ \t]{1,20}\S+[ \t]{1,20})\S+(?=[ \t]{0,20}$)`,
].map((source) => new RegExp(source, 'gimu'));

/** Removes the passwords from a tool's output, for a message to support. */
export function hidePasswords(printed: string): string {
  return PASSWORDS.reduce((text, pattern) => text.replaceAll(pattern, '***'), printed);
}
