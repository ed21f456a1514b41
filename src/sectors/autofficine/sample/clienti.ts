import * as k from '../../../kernel/describe.ts'
import { persone } from '../../common/persone.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { cliente } from '../cliente.ts'
import type { veicolo } from '../veicolo.ts'

export type Cliente = k.Stored<'cliente', (typeof cliente)['fields']>
export type Veicolo = k.Stored<'veicolo', (typeof veicolo)['fields']>

/** The customers of the sample rows, in their order. */
const CLIENTI: readonly Omit<Cliente, 'id' | 'version'>[] = [
  { nome: 'Manuela', cognome: 'Ricci', telefono: '3335551201', email: 'manuela.ricci@posta.example', indirizzo: 'Via Mazzini 4, Lodi' },
  { nome: 'Aldo', cognome: 'Gasparini', telefono: '3475551202', email: 'a.gasparini@posta.example', indirizzo: 'Via Emilia 120, Lodi' },
  { nome: 'Cesare', cognome: 'Tomasoni', telefono: '3285551204', email: 'c.tomasoni@posta.example', indirizzo: 'Via Agnadello 8, Crema' },
  { nome: 'Erika', cognome: 'Dossena', telefono: '3405551205', email: 'erika.d@posta.example', indirizzo: 'Viale Pavia 33, Lodi' },
  {
    nome: 'Vivai',
    cognome: 'Lagorai',
    telefono: '0461555012',
    email: 'mezzi@vivailagorai.example',
    indirizzo: 'Via Brennero 210, Trento',
    partita_iva: '01876541192',
  },
  {
    nome: 'Autoscuola',
    cognome: 'Fulmine',
    telefono: '0371555012',
    email: 'segreteria@fulmine.example',
    indirizzo: 'Corso Roma 71, Lodi',
    partita_iva: '02765431198',
  },
]

type Auto = Pick<Veicolo, 'marca' | 'modello' | 'alimentazione'>
const auto = (marca: string, modello: string, alimentazione: Auto['alimentazione'] = 'benzina'): Auto => ({ marca, modello, alimentazione })
/** Whose vehicle, which one, its plate, months since it was first registered, kilometres, months since it was last inspected. */
type Dato = readonly [cliente: number, auto: Auto, targa: string, mesi: number, km: number, revisione?: number]
const VEICOLI: readonly Dato[] = [
  [1, auto('Fiat', 'Panda'), 'ZA214LV', 63, 58_400, 14],
  [2, auto('Volkswagen', 'Golf', 'diesel'), 'ZB507CN', 98, 141_200, 23],
  [6, auto('Renault', 'Clio', 'gpl'), 'ZA330TR', 44, 76_900],
  [3, auto('Ford', 'Transit', 'diesel'), 'ZC018HB', 81, 168_300, 9],
  [4, auto('Toyota', 'Yaris', 'ibrida'), 'ZB991GF', 48, 39_700],
  [5, auto('Iveco', 'Daily', 'diesel'), 'ZA645PM', 75, 203_500, 4],
  [6, auto('Fiat', '500'), 'ZB122KS', 29, 41_800],
]

const MODELLI: readonly Auto[] = [
  auto('Fiat', 'Panda'),
  auto('Fiat', 'Tipo', 'diesel'),
  auto('Fiat', 'Ducato', 'diesel'),
  auto('Lancia', 'Ypsilon', 'gpl'),
  auto('Alfa Romeo', 'Giulietta', 'diesel'),
  auto('Jeep', 'Renegade', 'diesel'),
  auto('Volkswagen', 'Polo'),
  auto('Volkswagen', 'Tiguan', 'diesel'),
  auto('Ford', 'Fiesta'),
  auto('Ford', 'Kuga', 'ibrida'),
  auto('Opel', 'Corsa'),
  auto('Peugeot', '208'),
  auto('Citroën', 'C3'),
  auto('Renault', 'Captur', 'gpl'),
  auto('Dacia', 'Duster', 'gpl'),
  auto('Toyota', 'Yaris', 'ibrida'),
  auto('Toyota', 'C-HR', 'ibrida'),
  auto('Hyundai', 'i20'),
  auto('Kia', 'Sportage', 'ibrida'),
  auto('Nissan', 'Qashqai'),
  auto('Audi', 'A3', 'diesel'),
  auto('Seat', 'Ibiza'),
]

const ALTRI = 46
const VIE = [
  'Via Defendente',
  'Via San Bassiano',
  'Viale Milano',
  'Via Paolo Gorini',
  'Via Marsala',
  'Via Cavour',
  'Viale Trento',
  'Via dei Pini',
]
const PAESI = ['Lodi', 'Tavazzano', 'Montanaso Lombardo', 'Boffalora d’Adda', 'San Martino in Strada', 'Cornegliano Laudense']
/** The letters of a plate, without those that look like others. */
const LETTERE = 'ABCDEFGHJKLMNPRSTVWXYZ'
const lettera = (at: number) => LETTERE[at % LETTERE.length] ?? 'A'
/** Plates of the series Z, which is not issued yet; no two alike. */
const targaDi = (at: number) =>
  `Z${lettera(at + 5)}${String((at * 37 + 113) % 1000).padStart(3, '0')}${lettera(at * 3)}${lettera(at * 7 + 4)}`

/** A tax code for a customer: born in Lodi, on a day that follows from his place in the list, so that no figure of the sample moves. */
function codiceDi(nome: string, cognome: string, isDonna: boolean, at: number): string {
  const [year, month, day] = [1948 + ((at * 7) % 52), 1 + ((at * 5) % 12), 1 + ((at * 11) % 28)]
  const nascita = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return k.codiceFiscale({ nome, cognome, sesso: isDonna ? 'F' : 'M', nascita, luogo: 'E648' })
}
const DONNE: readonly string[] = ['Manuela', 'Erika']

export function righeClienti(chance: Chance): readonly Cliente[] {
  const given = CLIENTI.map((row, at): Cliente => ({
    ...row,
    ...(row.partita_iva === undefined && { codice_fiscale: codiceDi(row.nome, row.cognome ?? '', DONNE.includes(row.nome), at) }),
    id: `cliente_${at + 1}`,
    version: 1,
  }))
  const others = persone(chance, ALTRI).map(({ nome, cognome, isDonna, telefono }, at): Cliente => ({
    id: `cliente_${CLIENTI.length + at + 1}`,
    version: 1,
    nome,
    cognome,
    telefono,
    codice_fiscale: codiceDi(nome, cognome, isDonna, CLIENTI.length + at),
    indirizzo: `${chance.pick(VIE)} ${chance.between(1, 90)}, ${chance.pick(PAESI)}`,
  }))
  return [...given, ...others]
}

/** Every customer has a vehicle, some have two; most are inspected in time. */
export function righeVeicoli(chance: Chance, today: string, clienti: readonly Cliente[]): readonly Veicolo[] {
  const given = VEICOLI.map(([who, car, targa, mesi, km, revisione], at): Veicolo => ({
    id: `veicolo_${at + 1}`,
    version: 1,
    cliente: `cliente_${who}`,
    targa,
    ...car,
    uso: at === 5 ? 'speciale' : 'privato',
    immatricolazione: k.addMonths(today, -mesi),
    km,
    ...(revisione !== undefined && { revisione_del: k.addMonths(today, -revisione) }),
    tagliando_del: k.addDays(today, -(at === 1 ? 380 : 120 + at * 20)),
    tagliando_km: km - 9000 - at * 300,
    ogni_mesi: 12,
    ogni_km: 15_000,
  }))
  // One came with another plate.
  const first = given[3]
  const again = first && { ...first, targhe: [{ targa: 'ZA777DK', fino_al: k.addDays(today, -900) }] }
  const others = clienti.slice(CLIENTI.length).flatMap(({ id }, at) => {
    const count = chance.happens(0.2) ? 2 : 1
    return Array.from({ length: count }, (_, which): Omit<Veicolo, 'id'> => {
      const months = chance.between(8, 168)
      const km = months * chance.between(700, 1500)
      return {
        version: 1,
        cliente: id,
        targa: targaDi(at + which * 60),
        ...chance.pick(MODELLI),
        uso: 'privato',
        immatricolazione: k.addDays(k.addMonths(today, -months), -chance.between(0, 27)),
        km,
        ...(months > 50 && { revisione_del: k.addDays(today, -chance.between(20, 735)) }),
        ...(months > 14 && { tagliando_del: k.addDays(today, -chance.between(15, 372)), tagliando_km: km - chance.between(500, 13_500) }),
        ogni_mesi: 12,
        ogni_km: 15_000,
      }
    })
  })
  return [
    ...given.map((row, at) => (at === 3 && again ? again : row)),
    ...others.map((row, at): Veicolo => ({ ...row, id: `veicolo_${VEICOLI.length + at + 1}` })),
  ]
}
