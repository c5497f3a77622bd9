const WIDTH = 500;
const HEIGHT = 650;

/** An empty window for a sign-in elsewhere; open it within the click itself, or the browser blocks it: then it is null. */
export function openPopupWindow(): Window | null {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2);
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
  return window.open('', '_blank', features);
}
