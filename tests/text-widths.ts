/** Width of 100 px letters of the tests' fonts, on any machine and in any engine. */
export const TEXT_WIDTHS = {
  wide: { text: 1009, serif: 1009, mono: 1140 },
  narrow: { text: 899, serif: 899, mono: 1140 },
};

/** Runs inside the page: the widths of a text of the shop, of one in an unnamed font, and of a line of code. */
export function textWidths(): (typeof TEXT_WIDTHS)['wide'] {
  const widthIn = (family: string) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = `100px ${family}`;
    return Math.round(context.measureText('The quick brown fox').width);
  };
  const code = document.createElement('code');
  document.body.append(code);
  const { fontFamily } = getComputedStyle(code);
  code.remove();
  return {
    text: widthIn(getComputedStyle(document.body).fontFamily),
    serif: widthIn('serif'),
    mono: widthIn(fontFamily),
  };
}
