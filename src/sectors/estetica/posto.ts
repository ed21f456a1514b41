import * as k from '../../kernel/describe.ts'
import { cabina as cabine } from './cabina.ts'
import { aperto, prende, viene } from './stati.ts'
import { trattamento as listino } from './trattamento.ts'

interface Posto {
  readonly id: string
  readonly trattamento: string
  readonly cabina: string
  readonly giorno: string
  readonly ora: string
  readonly minuti: number
  readonly stato: string
}

/** Problems of an appointment that leaves no time to clean the cabin, after the one before it or before the one that follows. */
export async function cabinaDaRiordinare(
  { id, trattamento, cabina, giorno, ora, minuti, stato }: Posto,
  read: k.Read,
): Promise<readonly k.Problem[]> {
  if (!prende(stato)) return []
  const [others, entry, room] = await Promise.all([
    read.find('appuntamento', [k.eq('cabina', cabina), k.eq('giorno', giorno), k.ne('id', id), viene]),
    read.get('trattamento', trattamento),
    read.get('cabina', cabina),
  ])
  const name = room ? k.rowOf(cabine, room).nome : 'Il posto'
  const pausa = entry ? k.rowOf(listino, entry).riordino : 0
  const begins = k.minutesOf(ora)
  const ends = begins + minuti
  const wrong = (message: string): readonly k.Problem[] => [{ path: 'ora', code: 'rule', message }]
  for (const other of others) {
    const from = k.minutesOf(String(other['ora']))
    const to = from + Number(other['minuti'])
    const free = to + Number(other['riordino'] ?? 0)
    // Two that lie over each other are refused already.
    if (begins >= to && begins < free)
      return wrong(`${name} si riordina fino alle ${k.addMinutes('00:00', free)}: scegli da quell’ora, o un altro posto.`)
    if (ends <= from && ends + pausa > from)
      return wrong(`${name} è presa alle ${String(other['ora'])} e prima va riordinata: scegli un altro orario o un altro posto.`)
  }
  return []
}

/** «nichel, profumi e acrilati» as words. */
const parole = (value: unknown) =>
  (typeof value === 'string' ? value.toLowerCase() : '')
    .split(/[,;]| e /)
    .map((one) => one.trim())
    .filter((one) => one.length > 2)

/** Doubt about a treatment whose products contain what the customer is allergic to. */
export async function allergie(
  { cliente, trattamento, stato }: Readonly<Record<'cliente' | 'trattamento' | 'stato', string>>,
  read: k.Read,
): Promise<readonly k.Doubt[]> {
  if (!aperto.value.some((one) => one === stato)) return []
  const [who, entry] = await Promise.all([read.get('cliente', cliente), read.get('trattamento', trattamento)])
  const hers = parole(who?.['allergie'])
  const ids = hers.length === 0 ? [] : k.linesIn(entry?.['prodotti']).map(({ prodotto }) => String(prodotto))
  return (await read.find('prodotto', [k.oneOf('id', ids)])).flatMap(({ nome, contiene }) => {
    const found = hers.find((word) => parole(contiene).some((one) => one.includes(word)))
    const message = `${String(who?.['nome'])} ha un’allergia: ${String(nome)} contiene ${found}.`
    return found === undefined ? [] : [{ path: 'trattamento', message, atField: true }]
  })
}
