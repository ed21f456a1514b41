/**
 * Calls once a dialog or a menu that is opening has placed the focus itself, which it does with its first frame: a timer may
 * come before that frame on a busy machine. Returns how to stop.
 */
export function afterOwnFocus(call: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(call)
  })
  return () => cancelAnimationFrame(frame)
}
