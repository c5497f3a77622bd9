type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether the browser opens the clicked link elsewhere, or saves it. */
export const isModifiedClick = ({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
