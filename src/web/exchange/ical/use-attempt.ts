import { useState } from 'react'

interface Attempts {
  /** The sentence about the attempt that failed. */
  readonly fault: string | undefined
  readonly setFault: (fault: string | undefined) => void
  readonly attempt: (work: () => Promise<void>, sentence: string) => Promise<void>
}

/** Work that may fail, with the sentence that tells it. */
export function useAttempt(): Attempts {
  const [fault, setFault] = useState<string>()
  const attempt = async (work: () => Promise<void>, sentence: string) => {
    try {
      await work()
    } catch (error) {
      console.error(error)
      setFault(sentence)
    }
  }
  return { fault, setFault, attempt }
}
