import { codiceFiscale } from '../../src/kernel/italian/codice-fiscale.ts'
import { isPartitaIva } from '../../src/kernel/italian/partita-iva.ts'
import { dice, type Dice } from './random.ts'

/** Somebody who does not exist, with everything that a specimen prints of them. */
export interface Person {
  readonly cognome: string
  readonly nome: string
  readonly sesso: 'M' | 'F'
  /** ISO day. */
  readonly nascita: string
  readonly luogo: { readonly code: string; readonly name: string; readonly provincia: string }
  readonly via: string
  readonly cap: string
  readonly citta: string
  readonly provincia: string
  readonly telefono: string
  readonly email: string
  readonly partitaIva: string
  readonly codiceFiscale: string
  /** ISO day on which their papers expire. */
  readonly scadenza: string
  /** Cents. */
  readonly importo: number
  readonly mestiere: string
}

const SURNAMES =
  'Rossi,Ferrari,Esposito,De Luca,Bianchi,Quagliozzi,Zanella,Di Giacomo,Moretti,Lo Bianco,Galli,Fabbri,Orsini,Viscardi,Jannuzzi,Bulgarelli'
const WOMEN = 'Giulia,Anna Maria,Francesca,Beatrice,Ilaria,Chiara,Zoe,Lucrezia'
const MEN = 'Marco,Jacopo,Gian Luigi,Kevin,Walter,Tommaso,Oreste,Leonardo'
const TOWNS =
  'H501 Roma RM 00184,F205 Milano MI 20121,L781 Verona VR 37121,F839 Napoli NA 80132,A944 Bologna BO 40126,D612 Firenze FI 50122'
const STREETS = 'Via Giuseppe Garibaldi,Corso Vittorio Emanuele II,Piazza Duomo,Viale dei Tigli,Via San Zeno,Largo Augusto,Via XX Settembre'
const TRADES = 'falegnameria artigiana,studio di architettura,officina meccanica,sartoria su misura,termoidraulica,restauro mobili'
/** Offices that the Agenzia delle Entrate has never assigned: such a number belongs to nobody. */
const NO_OFFICE = '119'

const two = (n: number) => String(n).padStart(2, '0')
const words = (text: string) => text.split(',')

function partitaIva({ digits }: Dice): string {
  const first = `${digits(7)}${NO_OFFICE}`
  const all = Array.from({ length: 10 }, (_, digit) => `${first}${digit}`)
  return all.find(isPartitaIva) ?? ''
}

/** The person of a number, the same every time. */
export function person(seed: number): Person {
  const rolled = dice(seed * 7919 + 13)
  const { number, pick, digits } = rolled
  const sesso = pick(['M', 'F'] as const)
  const cognome = pick(words(SURNAMES))
  const nome = pick(words(sesso === 'F' ? WOMEN : MEN))
  const nascita = `${number(1940, 2006)}-${two(number(1, 12))}-${two(number(1, 28))}`
  const [code = '', name = '', provincia = ''] = pick(words(TOWNS)).split(' ')
  const [, citta = '', sigla = '', cap = ''] = pick(words(TOWNS)).split(' ')
  const mobile = `3${digits(2)} ${digits(3)} ${digits(4)}`
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  return {
    cognome,
    nome,
    sesso,
    nascita,
    luogo: { code, name, provincia },
    via: `${pick(words(STREETS))} ${number(1, 180)}`,
    cap,
    citta,
    provincia: sigla,
    telefono: pick([`+39 ${mobile}`, mobile, `0${number(2, 9)}${number(0, 1)} ${digits(7)}`]),
    email: `${plain(nome)}.${plain(cognome)}@${pick(['example.it', 'posta.example.com', 'studio-verdi.example.it'])}`,
    partitaIva: partitaIva(rolled),
    codiceFiscale: codiceFiscale({ cognome, nome, sesso, nascita, luogo: code }),
    scadenza: `${number(2027, 2035)}-${two(number(1, 12))}-${two(number(1, 28))}`,
    importo: number(1_250, 499_999),
    mestiere: pick(words(TRADES)),
  }
}
