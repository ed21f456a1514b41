import * as k from '../../kernel/describe.ts'

interface Abbonamento {
  readonly id: string
  readonly iscritto: string
  readonly tipo: string
  readonly prezzo: number
  readonly inizio: string
  readonly fine: string
  readonly rate?: number | undefined
  readonly metodo?: string | undefined
  readonly pausa?: number | undefined
  readonly congelato_dal?: string | undefined
  readonly disdetto_il?: string | undefined
  readonly stato: string
}

/** What follows from a subscription: its instalments, the end that moves with a pause, the state of its member. */
export async function seguiti(before: Abbonamento | undefined, after: Abbonamento | undefined, read: k.Read, { today }: k.At) {
  if (!after) return []
  if (!before) return after.stato === 'da_pagare' ? nuovo(after, today) : []
  if (before.stato === after.stato) return []
  const own = (values: k.Values): k.Change => ({ type: 'update', entity: 'abbonamento', id: after.id, values })
  if (after.stato === 'congelato') return [own({ congelato_dal: today }), ...(await iscritto(after, 'sospeso', read))]
  if (after.stato === 'disdetto') return after.disdetto_il === undefined ? [own({ disdetto_il: today })] : []
  return [...ripreso(before, after, today).map(own), ...(await iscritto(after, 'attivo', read))]
}

/** Instalments of a new one: one a month, cents in the last; the first is paid at once where the means is said, a gift begins at once. */
function nuovo({ id, iscritto: who, prezzo, inizio, rate, metodo }: Abbonamento, today: string): readonly k.Change[] {
  if (prezzo === 0) return [{ type: 'move', entity: 'abbonamento', id, to: 'attivo' }]
  if (rate === undefined) return []
  const part = Math.floor(prezzo / rate)
  const ids = Array.from({ length: rate }, () => k.newId('rata'))
  const all = ids.map((rata, at): k.Change => {
    const importo = at === rate - 1 ? prezzo - part * (rate - 1) : part
    return {
      type: 'create',
      entity: 'rata',
      id: rata,
      values: { iscritto: who, abbonamento: id, scadenza: k.addMonths(inizio, at), importo },
    }
  })
  if (metodo === undefined) return all
  const importo = rate === 1 ? prezzo : part
  return [...all, { type: 'create', entity: 'pagamento', values: { iscritto: who, rata: ids[0], data: today, importo, mezzo: metodo } }]
}

/** Days of the pause that have gone by are added at the end; those that were planned and not used are not. */
function ripreso({ stato, pausa = 0, congelato_dal: from }: Abbonamento, { fine }: Abbonamento, today: string): readonly k.Values[] {
  if (stato === 'disdetto') return [{ disdetto_il: null }]
  if (stato !== 'congelato' || from === undefined) return []
  const days = Math.min(pausa, Math.max(0, k.daysBetween(from, today)))
  return [{ fine: k.addDays(fine, days), pausa: null, congelato_dal: null }]
}

/** The member rests and comes back with the subscription; one who has left or only tries is brought in by it. */
async function iscritto({ iscritto: id, tipo }: Abbonamento, to: 'attivo' | 'sospeso', read: k.Read): Promise<readonly k.Change[]> {
  const from = String((await read.get('iscritto', id))?.['stato'])
  const moves =
    to === 'sospeso' ? from === 'attivo' : from === 'sospeso' || ((from === 'prova' || from === 'ex_iscritto') && tipo !== 'prova')
  return moves ? [{ type: 'move', entity: 'iscritto', id, to }] : []
}
