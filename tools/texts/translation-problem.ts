import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

type Elements = readonly MessageFormatElement[];

/** Why a text is not a valid translation of a message; undefined if it is. */
export function translationProblem(message: string, text: string, tag: string): string | undefined {
  if (text.replaceAll(/[\s\p{Cf}]/gu, '') === '') return `"${text}": it contains only spaces`;
  if (/(?![\n\t])\p{Cc}/u.test(text))
    return `${JSON.stringify(text)}: it contains control characters`;
  const hidden = hiddenIn(text);
  if (hidden !== undefined && hiddenIn(message) === undefined)
    return `"${text}": the apostrophe hides ${hidden}. Write two ('') or ’`;
  let elements: Elements;
  try {
    elements = parse(text);
  } catch (error) {
    return `"${text}" cannot be read (${error instanceof Error ? error.message : String(error)})`;
  }
  const english = parse(message);
  const wanted = placeholdersOf(english);
  const found = placeholdersOf(elements);
  const missing = [...wanted].filter((name) => !found.has(name));
  const unknown = [...found].filter((name) => !wanted.has(name));
  const [wrong] = [
    ...missing.map((name) => `it lacks ${name}`),
    ...unknown.map((name) => `it has ${name}, which the English text does not have`),
    ...tagProblems(elements),
    ...formsProblems(elements, { tag, counted: countedIn(english) }),
  ];
  return wrong === undefined ? undefined : `"${text}": ${wrong}`;
}

/** The placeholder that a single apostrophe turns into plain text. */
function hiddenIn(text: string): string | undefined {
  const quoted = text.includes(', plural,') ? /'([{<]\w*[}>]?|#)/ : /'([{<]\w*[}>]?)/;
  return quoted.exec(text.replaceAll("''", ''))?.[1];
}

/** The values and tags of a message, as written. */
function placeholdersOf(elements: Elements): Set<string> {
  return new Set(
    elements.flatMap((element) => {
      if (element.type === TYPE.argument) return [`{${element.value}}`];
      if (element.type === TYPE.tag)
        return [`<${element.value}>`, ...placeholdersOf(element.children)];
      if (element.type === TYPE.plural)
        return [
          element.pluralType === 'cardinal' && element.offset === 0
            ? `{${element.value}, plural, …}`
            : 'an ordinal or an offset',
          ...Object.values(element.options).flatMap((form) => [...placeholdersOf(form.value)]),
        ];
      return element.type === TYPE.literal || element.type === TYPE.pound ? [] : ['a format'];
    }),
  );
}

/** Checks that an element contains words and is not inside another one with the same name. */
function tagProblems(elements: Elements, around: readonly string[] = []): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.plural)
      return Object.values(element.options).flatMap(({ value }) => tagProblems(value, around));
    if (element.type !== TYPE.tag) return [];
    const { value: name, children } = element;
    if (around.includes(name)) return [`<${name}> is inside itself`];
    const isEmpty = children.every((one) => one.type === TYPE.literal && one.value.trim() === '');
    return isEmpty ? [`<${name}> has no words`] : tagProblems(children, [...around, name]);
  });
}

/** The values of plurals whose `other` form contains the number. */
function countedIn(elements: Elements): Set<string> {
  return new Set(
    elements.flatMap((element) => {
      if (element.type === TYPE.tag) return [...countedIn(element.children)];
      if (element.type !== TYPE.plural) return [];
      return hasNumber(element.options['other']?.value ?? []) ? [element.value] : [];
    }),
  );
}

const hasNumber = (elements: Elements): boolean =>
  elements.some((element) => {
    if (element.type === TYPE.pound) return true;
    if (element.type === TYPE.tag) return hasNumber(element.children);
    return (
      element.type === TYPE.plural &&
      Object.values(element.options).some(({ value }) => hasNumber(value))
    );
  });

type Wanted = { tag: string; counted: ReadonlySet<string> };

/**
 * Checks that each plural has the forms that its language needs. A form that covers several numbers must contain the
 * number.
 */
function formsProblems(elements: Elements, wanted: Wanted): string[] {
  const rules = new Intl.PluralRules(wanted.tag);
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return formsProblems(element.children, wanted);
    if (element.type !== TYPE.plural) return [];
    const { pluralCategories } = rules.resolvedOptions();
    const lacking = pluralCategories.filter((name) => !(name in element.options));
    if (lacking.length > 0) return [`the plural lacks the form ${lacking.join(', ')}`];
    const [wrong] = Object.keys(element.options).filter((name) => !FORM.test(name));
    if (wrong !== undefined) return [`${wrong} is not a form of a plural`];
    const silent = pluralCategories.filter(
      (name) =>
        wanted.counted.has(element.value) &&
        !hasNumber(element.options[name]?.value ?? []) &&
        NUMBERS.filter((number) => rules.select(number) === name).length > 1,
    );
    return silent.length === 0
      ? []
      : [`the form ${silent.join(', ')} lacks #, although it covers several numbers`];
  });
}

const FORM = /^(zero|one|two|few|many|other|=\d+)$/;
/** Numbers for which languages have different plural forms. If 0 can occur, the English text has a form for it. */
const NUMBERS = [...Array.from({ length: 130 }, (_, number) => number + 1), 1e6, 2e6];
