import * as k from '../../../kernel/describe.ts'
import { persone } from '../../common/persone.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { paziente } from '../paziente.ts'

export type Paziente = k.Stored<'paziente', (typeof paziente)['fields']>
type Dato = Omit<Paziente, 'version' | 'opposizione' | 'stato'>

/** The patients of the sample rows, in their order. */
const DATI: readonly Dato[] = [
  {
    id: 'paziente_1',
    nome: 'Serena',
    cognome: 'Balducci',
    codice_fiscale: 'BLDSRN91C48A944L',
    telefono: '3335550901',
    indirizzo: 'Via Verdi 12, 46100 Mantova (MN)',
    data_nascita: '1991-03-08',
    allergie: 'lattice',
    anamnesi: 'Nessuna patologia.',
  },
  {
    id: 'paziente_2',
    nome: 'Amedeo',
    cognome: 'Rinaudo',
    codice_fiscale: 'RNDMDA67T02L219W',
    telefono: '3475550902',
    indirizzo: 'Via Mazzini 40, 46100 Mantova (MN)',
    data_nascita: '1967-12-02',
    allergie: 'penicillina',
    farmaci: 'antipertensivo',
    anamnesi: 'Iperteso in terapia.',
  },
  {
    id: 'paziente_3',
    nome: 'Wanda',
    cognome: 'Cattaneo',
    codice_fiscale: 'CTTWND55E67F205A',
    telefono: '3405550903',
    indirizzo: 'Viale Gorizia 7, 46100 Mantova (MN)',
    data_nascita: '1955-05-27',
    farmaci: 'anticoagulanti',
    anamnesi: 'Fibrillazione atriale.',
  },
  {
    id: 'paziente_4',
    nome: 'Filippo',
    cognome: 'Ranieri',
    codice_fiscale: 'RNRFPP83R15D612Q',
    telefono: '3285550904',
    indirizzo: 'Via Cremona 61, 46010 Curtatone (MN)',
    data_nascita: '1983-10-15',
    anamnesi: 'Nessuna patologia.',
  },
  {
    id: 'paziente_5',
    nome: 'Ugo',
    cognome: 'Marangoni',
    codice_fiscale: 'MRNGUO49A20L736D',
    telefono: '3385550907',
    indirizzo: 'Via Garibaldi 3, 46100 Mantova (MN)',
    data_nascita: '1949-01-20',
    allergie: 'nichel',
    anamnesi: 'Diabete tipo 2.',
  },
  {
    id: 'paziente_6',
    nome: 'Zoe',
    cognome: 'Melandri',
    codice_fiscale: 'MLNZOE09H52A944E',
    telefono: '3495550905',
    indirizzo: 'Via Pascoli 18, 46034 Borgo Virgilio (MN)',
    data_nascita: '2009-06-12',
    tutore: 'Giulia Melandri',
    anamnesi: 'Minore: consenso dei genitori.',
  },
  {
    id: 'paziente_7',
    nome: 'Tullio',
    cognome: 'Gamberini',
    codice_fiscale: 'GMBTLL58C03A944Y',
    telefono: '3355550906',
    indirizzo: 'Via Roma 25, 46044 Goito (MN)',
    data_nascita: '1958-03-03',
    anamnesi: 'Fumatore.',
  },
  {
    id: 'paziente_8',
    nome: 'Nora',
    cognome: 'Aliprandi',
    codice_fiscale: 'LPRNRO76S59F205Q',
    telefono: '3405550908',
    indirizzo: 'Via Virgilio 9, 46045 Marmirolo (MN)',
    data_nascita: '1976-11-19',
    allergie: 'aspirina',
    anamnesi: 'Asma lieve.',
  },
]

const ALTRI = 58
/** Mantova, Milano, Verona, Brescia, Modena. */
const NATI = ['E897', 'F205', 'L781', 'B157', 'F257']
/** Who has not said his codice fiscale yet. */
const SENZA_CODICE = 11
const ALLERGIE = ['lattice', 'penicillina', 'lidocaina', 'nichel', 'aspirina']
const ANAMNESI = ['Nessuna patologia.', 'Nessuna patologia.', 'Ipertensione in terapia.', 'Diabete tipo 2.', 'Asma lieve.', 'Fumatore.']

/** Everybody who has a card. */
export function righePazienti(chance: Chance, today: string): readonly Paziente[] {
  const given = DATI.map((dato): Paziente => ({
    ...dato,
    version: 1,
    opposizione: false,
    anamnesi_del: k.addDays(today, -200),
    stato: 'attivo',
  }))
  const year = Number(today.slice(0, 4))
  const others = persone(chance, ALTRI).map(({ nome, cognome, isDonna, indirizzo, telefono }, at): Paziente => {
    const age = chance.between(7, 82)
    const born = `${year - age}-${String(chance.between(1, 12)).padStart(2, '0')}-${String(chance.between(1, 28)).padStart(2, '0')}`
    return {
      id: `paziente_${DATI.length + at + 1}`,
      version: 1,
      nome,
      cognome,
      telefono,
      indirizzo,
      data_nascita: born,
      ...(at !== SENZA_CODICE && {
        codice_fiscale: k.codiceFiscale({
          nome,
          cognome,
          sesso: isDonna ? 'F' : 'M',
          nascita: born,
          luogo: NATI[at % NATI.length] ?? 'E897',
        }),
      }),
      ...(age < 17 && { tutore: `${chance.pick(['Anna', 'Giulia', 'Marco', 'Paolo'])} ${cognome}` }),
      opposizione: chance.happens(0.05),
      ...(chance.happens(0.18) && { allergie: chance.pick(ALLERGIE) }),
      ...(age > 60 && chance.happens(0.3) && { farmaci: chance.pick(['anticoagulanti', 'antipertensivo', 'metformina']) }),
      anamnesi: chance.pick(ANAMNESI),
      anamnesi_del: k.addDays(today, -chance.between(20, 700)),
      stato: chance.happens(0.06) ? 'sospeso' : chance.happens(0.05) ? 'archiviato' : 'attivo',
    }
  })
  return [...given, ...others]
}
