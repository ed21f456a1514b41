import { formatDate } from '../../kernel/italian/dates.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import { checkSchedine, type CheckOptions } from './check.ts'
import { layoutOf, type FieldKey, type Variant } from './layout.ts'
import { orderOspiti } from './order.ts'
import type { Ospite } from './ospite.ts'
import { ITALIA, type Places } from './places.ts'
import { isMember } from './tables/tipi-alloggiato.ts'
import { transliterate, transliterateNumber } from './transliterate.ts'

export interface SchedineFile {
  readonly name: string
  readonly text: string
  /** The text in UTF-8, which the portal asks for; every character is ASCII, so characters and bytes are as many. */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly mediaType: 'text/plain;charset=utf-8'
  /** Ids of the guests, one a row, in the order of the rows. */
  readonly rows: readonly string[]
}

export type Built =
  | { readonly ok: true; readonly file: SchedineFile; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly warnings: readonly Problem[] }

/** What stands in each field; '' is blanks. */
function valuesOf(ospite: Ospite, places: Places): Record<FieldKey, string> {
  const birthplace = places.get(ospite.luogoNascita)
  const isItalian = birthplace?.kind === 'comune'
  const documento = isMember(ospite.tipo) ? undefined : ospite.documento
  return {
    tipo: ospite.tipo,
    arrivo: formatDate(ospite.arrivo),
    notti: String(ospite.notti).padStart(2, '0'),
    cognome: transliterate(ospite.cognome).text,
    nome: transliterate(ospite.nome).text,
    sesso: ospite.sesso === 'M' ? '1' : '2',
    nascita: formatDate(ospite.nascita),
    comuneNascita: isItalian ? birthplace.code : '',
    provinciaNascita: isItalian ? birthplace.provincia : '',
    statoNascita: isItalian ? ITALIA : ospite.luogoNascita,
    cittadinanza: ospite.cittadinanza,
    documentoTipo: documento?.tipo ?? '',
    documentoNumero: transliterateNumber(documento?.numero ?? '').text,
    documentoLuogo: documento?.luogoRilascio ?? '',
    appartamento: (ospite.appartamento ?? '').trim().padStart(6, '0'),
  }
}

/** 'schedine-2026-11-21.txt', by the day it is made: the portal asks for no name of its own. */
export function fileName(today: string, variant: Variant = 'schedine'): string {
  return `${variant === 'file_unico' ? 'schedine-file-unico' : 'schedine'}-${today}.txt`
}

/**
 * The file for «Invio file» of Alloggiati Web: a record of 168 characters for each guest, or of 174 with the apartment
 * (manual WS_ALLOGGIATI rev. 01, 24/01/2022, tables 1 and 2; art. 109 TULPS), heads before their members, CR and LF
 * between records and none at the end. No file while `checkSchedine` finds a problem.
 */
export function buildSchedine(ospiti: readonly Ospite[], options: CheckOptions): Built {
  const { problems, warnings } = checkSchedine(ospiti, options)
  if (problems.length > 0) return { ok: false, problems, warnings }
  const variant = options.variant ?? 'schedine'
  const layout = layoutOf(variant)
  const ordered = orderOspiti(ospiti)
  const records = ordered.map((ospite) => {
    const values = valuesOf(ospite, options.tables.places)
    return layout.map(({ key, length }) => values[key].padEnd(length)).join('')
  })
  const text = records.join('\r\n')
  const bytes = new TextEncoder().encode(text)
  const file = { name: fileName(options.today, variant), text, bytes, mediaType: 'text/plain;charset=utf-8' } as const
  return { ok: true, file: { ...file, rows: ordered.map(({ id }) => id) }, warnings }
}
