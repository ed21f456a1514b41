/** Puts a text on the clipboard; says whether the browser let us. */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard)
    .then((clipboard) => clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    )
