type Work = (signal: AbortSignal, live: <T>(step: Promise<T>) => Promise<T>) => Promise<void>

export interface VoiceTask {
  readonly begin: (work: Work) => void
  readonly stop: () => void
}

/** Only one thing is under way at a time; the next one calls off the last, and nothing of that one is shown any more. */
export function createVoiceTask(onFail: (error: unknown) => void): VoiceTask {
  let task = new AbortController()
  return {
    begin(work) {
      task.abort()
      task = new AbortController()
      const { signal } = task
      const live = async <T>(step: Promise<T>) => {
        const outcome = await step
        signal.throwIfAborted()
        return outcome
      }
      work(signal, live).catch((error: unknown) => {
        if (!signal.aborted) onFail(error)
      })
    },
    stop: () => task.abort(),
  }
}
