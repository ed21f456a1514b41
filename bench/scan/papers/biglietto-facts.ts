import { normalizePhone } from '../../../src/kernel/italian/phones.ts'
import type { Subject } from './paper.ts'

const FIRMS = [
  'Studio Tecnico Aurora',
  'Officine del Po',
  'La Bottega del Legno',
  'Termoidraulica Adige',
  'Edil Nord Est',
  'Vetreria Sammarini',
]
const NAMES = [
  'Paolo D’Angelo',
  'Chiara De Santis',
  'Luca Di Giovanni',
  'Jürgen Müller',
  'Niccolò Lo Presti',
  'Elena Dall’Oglio',
  'Anna Maria Costa',
  'Marco Bianchi',
]

/** What one of them says. */
export function facts({ of, dice }: Subject) {
  const name = dice.pick(NAMES)
  const firm = `${dice.pick(FIRMS)} ${dice.pick(['S.r.l.', 'S.n.c.', 'S.p.A.', 'di ' + of.cognome + ' & C. s.a.s.'])}`
  const place = `${of.cap} ${of.citta} (${of.provincia})`
  const truth = { name, address: `${of.via}, ${place}`, phone: normalizePhone(of.telefono), email: of.email, vatNumber: of.partitaIva }
  return { name, firm, place, truth, role: dice.pick(['Responsabile commerciale', 'Titolare', 'Architetto', 'Direttore tecnico']) }
}
