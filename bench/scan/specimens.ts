import { formatMoney } from '../../src/kernel/italian/money.ts'
import { normalizePhone } from '../../src/kernel/italian/phones.ts'
import { writeMrz, type MrzContent } from '../../src/scan/mrz/write-mrz.ts'
import { stateName } from '../../src/scan/mrz/state-name.ts'
import type { RecognisedKey } from '../../src/scan/read-text.ts'
import { slashes } from './papers/paper.ts'
import { onTessera } from './papers/tessera.ts'
import { person, type Person } from './people.ts'
import { dice } from './random.ts'

export type Kind = 'TD3' | 'TD1' | 'TD2' | 'tessera' | 'biglietto' | 'scheda' | 'paper' | 'secured'

/** A document to be drawn, and what a reader should find on it. */
export interface Specimen {
  readonly kind: Kind
  /** Of a paper of the trades, which. */
  readonly paper?: string
  /** Its layout was never looked at while the readers were made. */
  readonly isApart?: boolean
  readonly name: string
  /** The card as HTML; its machine-readable zone is left free in `[data-zone]`. */
  readonly html: string
  /** Lines of the machine-readable zone; none on other cards. */
  readonly zone: readonly string[]
  readonly truth: Readonly<Partial<Record<RecognisedKey, string>>>
  /** What is not printed but follows from the codice fiscale: not counted, but it must not be wrong either. */
  readonly implied?: Readonly<Partial<Record<RecognisedKey, string>>>
}

/** Faces of the repository, and the three that every machine has. */
const FACES = ["'Geist'", "'Instrument Serif'", 'sans-serif', 'serif', 'monospace']
const STATES = ['ITA', 'FRA', 'D', 'ESP', 'GBR', 'USA']

const compact = (iso: string) => iso.slice(2).replaceAll('-', '')
const field = (label: string, value: string) => `<div class="field"><small>${label}</small><b>${value}</b></div>`

/** The number as the state writes it: what the shapes of `document-numbers.ts` know, and others that they do not. */
function documentNumber(issuer: string, format: string, seed: number): string {
  const { digits, letters } = dice(seed * 31 + 7)
  if (issuer === 'ITA') return format === 'TD1' ? `CA${digits(5)}${letters(2)}` : `Y${letters(1)}${digits(7)}`
  if (issuer === 'GBR' || issuer === 'USA') return digits(9)
  if (issuer === 'ESP') return `${letters(3)}${digits(6)}`
  return `${digits(2)}${letters(2)}${digits(5)}`
}

function identity(kind: 'TD3' | 'TD1' | 'TD2', of: Person, seed: number): Specimen {
  const issuer = STATES[seed % STATES.length] ?? 'ITA'
  const number = documentNumber(issuer, kind, seed)
  const content: MrzContent = {
    format: kind,
    code: kind === 'TD3' ? 'P' : kind === 'TD1' ? 'C' : 'I',
    issuer,
    nationality: issuer,
    surname: of.cognome.toUpperCase(),
    given: of.nome.toUpperCase(),
    number,
    birth: compact(of.nascita),
    sex: of.sesso,
    expiry: compact(of.scadenza),
  }
  const title = kind === 'TD3' ? 'PASSAPORTO PASSPORT' : kind === 'TD1' ? 'CARTA DI IDENTITÀ IDENTITY CARD' : 'TITOLO DI SOGGIORNO'
  const print = [
    field('Cognome / Surname', of.cognome.toUpperCase()),
    field('Nome / Given names', of.nome.toUpperCase()),
    field('Cittadinanza / Nationality', stateName(issuer) ?? issuer),
    field('Data di nascita / Date of birth', slashes(of.nascita)),
    field('Sesso / Sex', of.sesso),
    field('Scadenza / Date of expiry', slashes(of.scadenza)),
    field('Numero / Document No.', number),
  ]
  return {
    kind,
    name: `${kind} ${seed}`,
    html: `<div class="card ${kind}"><h1>${title}</h1><div class="portrait"></div><div class="fields">${print.join('')}</div><div data-zone></div></div>`,
    zone: writeMrz(content),
    truth: {
      lastName: of.cognome,
      firstName: of.nome,
      birthDate: of.nascita,
      expiryDate: of.scadenza,
      sex: of.sesso,
      documentNumber: number,
      nationality: stateName(issuer) ?? '',
      issuer: stateName(issuer) ?? '',
      documentType: kind === 'TD3' ? 'PP' : 'CI',
    },
  }
}

function tessera(of: Person, seed: number): Specimen {
  const print = [
    field('Codice Fiscale', of.codiceFiscale),
    field('Cognome', of.cognome.toUpperCase()),
    field('Nome', of.nome.toUpperCase()),
    field('Luogo di nascita', of.luogo.name.toUpperCase()),
    field('Provincia', of.luogo.provincia),
    field('Data di nascita', slashes(of.nascita)),
    field('Sesso', of.sesso),
    field('Data di scadenza', slashes(of.scadenza)),
  ]
  return {
    kind: 'tessera',
    name: `tessera ${seed}`,
    html: `<div class="card tessera"><h1>TESSERA SANITARIA</h1><div class="fields">${print.join('')}</div></div>`,
    zone: [],
    ...onTessera(of),
  }
}

const addressOf = (of: Person) => `${of.via}, ${of.cap} ${of.citta} (${of.provincia})`
const typed = (of: Person) => ({
  name: `${of.nome} ${of.cognome}`,
  address: addressOf(of),
  phone: normalizePhone(of.telefono),
  email: of.email,
  vatNumber: of.partitaIva,
})

function biglietto(of: Person, seed: number): Specimen {
  const lines = [`Tel. ${of.telefono}`, of.email, `P.IVA ${of.partitaIva}`]
  return {
    kind: 'biglietto',
    name: `biglietto ${seed}`,
    html: `<div class="card biglietto"><h1>${of.nome} ${of.cognome}</h1><p><i>${of.mestiere}</i></p><hr><p>${of.via}<br>${of.cap} ${of.citta} (${of.provincia})</p>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`,
    zone: [],
    truth: typed(of),
  }
}

function scheda(of: Person, seed: number): Specimen {
  const importo = formatMoney(of.importo)
  const rows: readonly (readonly [string, string])[] = [
    ['Nome e cognome', `${of.nome} ${of.cognome}`],
    ['Indirizzo', addressOf(of)],
    ['Telefono', of.telefono],
    ['Email', of.email],
    ['Codice fiscale', of.codiceFiscale],
    ['Partita IVA', of.partitaIva],
    ['Data', slashes('2026-11-20')],
    ['Importo', importo],
  ]
  return {
    kind: 'scheda',
    name: `scheda ${seed}`,
    html: `<div class="card scheda"><h1>Scheda cliente</h1>${rows.map(([label, value]) => `<p><span>${label}:</span> ${value}</p>`).join('')}</div>`,
    zone: [],
    truth: { ...typed(of), fiscalCode: of.codiceFiscale, date: '2026-11-20', price: importo.replace(/\s?€/u, '') },
    implied: { birthDate: of.nascita, sex: of.sesso, birthPlace: `${of.luogo.name} (${of.luogo.provincia})`, birthState: 'ITALIA' },
  }
}

/** Six documents for each of `people` fictional persons, each person in a face of print of their own. */
export function specimens(people: number): Specimen[] {
  return Array.from({ length: people }, (_, seed) => {
    const of = person(seed)
    const all = [
      identity('TD3', of, seed),
      identity('TD1', of, seed + 1),
      identity('TD2', of, seed + 2),
      tessera(of, seed),
      biglietto(of, seed),
      scheda(of, seed),
    ]
    const face = FACES[seed % FACES.length] ?? 'sans-serif'
    return all.map((one) => ({ ...one, html: `<div class="desk" style="font-family: ${face}">${one.html}</div>` }))
  }).flat()
}
