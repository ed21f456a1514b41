const lookEveryMs = 500

/**
 * `npm start` is three processes: npm, a shell, and this one. Told to stop, npm tells the shell, and a shell that ends does
 * not tell its child; so this one looks whether the shell is still there, and stops itself gracefully when it is not.
 * Started without npm it has no such shell, and its parent is nobody's business.
 */
export function stopWithNpm(): void {
  if (process.env['npm_lifecycle_event'] !== 'start') return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, lookEveryMs)
  watch.unref()
}
