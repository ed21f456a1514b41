import { useState } from 'react'
import type { FileField } from '../../../kernel/fields/file.ts'
import type { Filed } from '../../../kernel/files/filed.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import { validateField } from '../../../kernel/derive/validate.ts'
import type { Put } from '../../../kernel/files/files.ts'
import { useSector } from '../../data/sector-context.tsx'
import { notify } from '../../ui/toast.ts'

interface TakingIn {
  readonly field: FileField
  /** What the field holds already: it counts towards its limit. */
  readonly held: readonly Filed[]
  readonly onChange: (files: readonly Filed[]) => void
}

/** Puts chosen files into the file store, one after the other; what the field or the store refuses is said in a notice, the rest stays. */
export function useTakeIn({ field, held, onChange }: TakingIn) {
  const { files } = useSector()
  const [isBusy, setIsBusy] = useState(false)
  const add = async (chosen: readonly File[]) => {
    const taken = [...held]
    setIsBusy(true)
    for (const file of chosen) {
      const put = await takeIn(file, taken)
      if (put.ok) taken.push(put.file)
      else notify({ text: put.problem, tone: 'destructive', duration: 6000 })
    }
    setIsBusy(false)
    if (taken.length > held.length) onChange(taken)
  }
  return { add, isBusy }

  async function takeIn(file: File, taken: readonly Filed[]): Promise<Put> {
    // Asked before it is sent: what is one too many takes no room in the store.
    if (taken.length >= field.max) return { ok: false, problem: messages.tooManyFiles(field.max) }
    const put = await files.put(file, file.name).catch((): Put => ({ ok: false, problem: messages.fileNotSent() }))
    if (!put.ok) return put
    const checked = validateField('', field, [...taken, put.file])
    return 'problems' in checked ? { ok: false, problem: messages.fileNotTaken(put.file.name) } : put
  }
}
