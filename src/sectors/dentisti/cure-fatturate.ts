import type * as k from '../../kernel/describe.ts'

interface Riga {
  readonly cura?: string | undefined
  readonly quantita: number
  readonly prezzo: number
}
interface Fattura {
  readonly id: string
  readonly cliente: string
  readonly stato: string
  readonly righe?: readonly Riga[] | undefined
}
interface Nota {
  readonly stato: string
  readonly fattura: string
  readonly righe?: readonly Riga[] | undefined
}

const cureDi = (row: { readonly righe?: readonly Riga[] | undefined } | undefined): ReadonlySet<string> =>
  new Set((row?.righe ?? []).flatMap(({ cura }) => cura ?? []))
const suFattura = (id: string, fattura: string | null): k.Change => ({ type: 'update', entity: 'prestazione', id, values: { fattura } })

/** What stands on the lines of an invoice says so; what was taken off them, or stood on a draft that is thrown away, waits for the next. */
export async function messeInFattura(before: Fattura | undefined, after: Fattura | undefined, read: k.Read): Promise<readonly k.Change[]> {
  const [had, has] = [cureDi(before), cureDi(after)]
  const fatturaDi = async (cura: string) => (await read.get('prestazione', cura))?.['fattura']
  const changes: k.Change[] = []
  for (const cura of had) if (!has.has(cura) && (await fatturaDi(cura)) === before?.id) changes.push(suFattura(cura, null))
  // What stands on another one is left there: `giaFatturate` says so.
  for (const cura of has) if (after && !had.has(cura) && (await fatturaDi(cura)) === undefined) changes.push(suFattura(cura, after.id))
  return changes
}

/** A treatment is billed once, when it is done, and to whom it was done. */
export async function giaFatturate({ id, cliente, stato, righe = [] }: Fattura, read: k.Read): Promise<readonly k.Problem[]> {
  const problems: k.Problem[] = []
  const seen = new Set<string>()
  for (const [at, { cura }] of righe.entries()) {
    if (cura === undefined) continue
    const row = await read.get('prestazione', cura)
    const say = (message: string) => problems.push({ path: `righe.${at}.cura`, code: 'rule', message })
    if (seen.has(cura)) say('Questa cura sta già in un’altra riga.')
    else if (row?.['paziente'] !== cliente) say('La cura è di un altro paziente.')
    else if (row['stato'] !== 'eseguita') say('La cura non è ancora eseguita.')
    else if (stato === 'bozza' && row['fattura'] !== id) say('La cura sta già in un’altra fattura.')
    seen.add(cura)
  }
  return problems
}

/** What a credit note takes back whole is to be billed again. */
export async function rimesseDaFatturare(before: Nota | undefined, after: Nota | undefined, read: k.Read): Promise<readonly k.Change[]> {
  if (after?.stato !== 'emessa' || before?.stato === 'emessa') return []
  const back: k.Change[] = []
  for (const { cura, quantita, prezzo } of after.righe ?? []) {
    const row = cura === undefined ? undefined : await read.get('prestazione', cura)
    const isWhole = row?.['fattura'] === after.fattura && -quantita * prezzo >= Number(row['importo'] ?? 0)
    if (row && isWhole) back.push(suFattura(row.id, null))
  }
  return back
}
