import { dismiss, notify } from '../ui/toast.ts'
import { untilWorthTrying } from './try-again.ts'

/** Tries until what the next page is made of has come, and says meanwhile why one is still where one was. */
export async function retryWithNotice<Result>(work: () => Promise<Result>): Promise<Result> {
  let told: string | undefined
  for (let attempt = 0; ; attempt++) {
    try {
      const result = await work()
      if (told !== undefined) dismiss(told)
      return result
    } catch {
      told ??= notify({ text: 'Manca la connessione: la pagina si apre appena torna la rete.', duration: Infinity })
      await untilWorthTrying(attempt)
    }
  }
}
