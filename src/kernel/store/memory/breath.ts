/** Lets everybody else have a turn; at once, where a timer would wait some milliseconds each time. */
export const breath = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const rest = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', rest, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })
