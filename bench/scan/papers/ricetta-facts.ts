import { dayIn, type Subject } from './paper.ts'

const REGIONS = ['010', '030', '050', '080', '090', '120', '150', '190']
const DRUGS = [
  'AMOXICILLINA 1 G 12 COMPRESSE',
  'PARACETAMOLO 1000 MG 16 COMPRESSE',
  'RAMIPRIL 5 MG 28 COMPRESSE',
  'PANTOPRAZOLO 20 MG 14 CAPSULE',
]

/** What one of them says. */
export function facts({ of, dice }: Subject) {
  const left = `${dice.pick(REGIONS)}${dice.pick(['0A', '0B', 'A1', '01'])}`
  const right = `40${dice.digits(8)}`
  return {
    left,
    right,
    day: dayIn(dice, 2026, 2026),
    drug: dice.pick(DRUGS),
    doctor: `${dice.pick(['VERDI', 'CONTI', 'NERI'])} ${dice.pick(['LAURA', 'PIETRO'])}`,
    truth: { nre: `${left}${right}`, fiscalCode: of.codiceFiscale, name: `${of.nome} ${of.cognome}` },
    implied: { birthDate: of.nascita, sex: of.sesso, birthPlace: `${of.luogo.name} (${of.luogo.provincia})`, birthState: 'ITALIA' },
  }
}
/** A code under its bars, as reminders print it. */
export const bars = (code: string) =>
  `<div class="barre" style="background: repeating-linear-gradient(90deg, #111 0 3px, #fff 3px 7px, #111 7px 14px, #fff 14px 18px, #111 18px 21px, #fff 21px 29px)"></div><p class="stelle">*${code}*</p>`
