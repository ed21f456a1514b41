import * as k from '../../kernel/describe.ts'
import { orario } from './orario.ts'
import type { Motivo, Rifiuto } from './stati.ts'

/** Sentences of the refusals that the record of the member gives. */
export const FRASI: Readonly<Record<Rifiuto, string>> = {
  certificato_scaduto: 'Non può entrare: il certificato medico è scaduto.',
  certificato_assente: 'Non può entrare: manca il certificato medico.',
  abbonamento_congelato: 'Non può entrare: l’abbonamento è congelato.',
  abbonamento_da_pagare: 'Non può entrare: l’abbonamento è ancora da pagare.',
  abbonamento_scaduto: 'Non può entrare: l’abbonamento è scaduto.',
  rata_scaduta: 'Non può entrare: c’è una rata scaduta.',
}

interface Passaggio {
  readonly tessera?: string | undefined
  readonly iscritto?: string | undefined
  readonly data?: string | undefined
  readonly ora?: string | undefined
}

/** What the door says of a card or a name: whose it is, whether he may come in, why not, on which subscription. */
export async function allaPorta({ tessera, iscritto, data, ora }: Passaggio, read: k.Read, at: k.At) {
  const [card] = tessera === undefined ? [] : await read.find('iscritto', [k.eq('tessera', tessera.trim())])
  const row = card ?? (iscritto === undefined ? undefined : await read.get('iscritto', iscritto))
  if (!row) return {}
  const active = await read.find('abbonamento', [k.eq('iscritto', row.id), k.eq('situazione', 'attivo')])
  // Of two the one that ends first is used up first.
  const [sub] = active.toSorted((a, b) => (String(a['fine']) < String(b['fine']) ? -1 : 1))
  const motivo = await rifiuto(row['accesso'] as Motivo | 'consentito', Number(sub?.['residui'] ?? 1), { data, ora }, read, at)
  return {
    iscritto: row.id as `iscritto_${string}`,
    tipo: card ? ('tessera' as const) : ('manuale' as const),
    ...(motivo === undefined ? { esito: 'consentito' as const } : { esito: 'negato' as const, motivo }),
    ...(sub && motivo === undefined && { abbonamento: sub.id as `abbonamento_${string}` }),
  }
}

async function rifiuto(
  accesso: Motivo | 'consentito',
  residui: number,
  { data, ora }: Passaggio,
  read: k.Read,
  at: k.At,
): Promise<Motivo | undefined> {
  if (accesso !== 'consentito') return accesso
  if (residui <= 0) return 'abbonamento_scaduto'
  const time = ora ?? at.time
  const opening = time === undefined ? undefined : k.openingFrom(orario, await read.find('orario_apertura', []), () => undefined)
  const minute = time === undefined ? 0 : k.minutesOf(time)
  const isOutside = opening && k.outsideOf(opening, opening.firm, data ?? at.today, { from: minute, to: minute + 1 }) !== undefined
  return isOutside ? 'fuori_orario' : undefined
}
