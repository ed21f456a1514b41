import * as k from '../../kernel/describe.ts'
import { pausaDopo } from '../common/pausa-dopo.ts'
import { SLOT, VIENE } from './stati.ts'

/** Problems of an appointment that leaves no time to clean the cabin. */
const pausa = { entity: 'appuntamento', slot: SLOT, pause: 'riordino', of: 'trattamento', taking: VIENE }
export const cabinaDaRiordinare = pausaDopo(pausa)

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
  if (!['prenotato', 'confermato', 'in_corso'].includes(stato)) return []
  const [who, entry] = await Promise.all([read.get('cliente', cliente), read.get('trattamento', trattamento)])
  const hers = parole(who?.['allergie'])
  const ids = hers.length === 0 ? [] : k.linesIn(entry?.['prodotti']).map(({ prodotto }) => String(prodotto))
  return (await read.find('prodotto', [k.oneOf('id', ids)])).flatMap(({ nome, contiene }) => {
    const found = hers.find((word) => parole(contiene).some((one) => one.includes(word)))
    const message = `${String(who?.['nome'])} ha un’allergia: ${String(nome)} contiene ${found}.`
    return found === undefined ? [] : [{ path: 'trattamento', message, atField: true }]
  })
}
