import * as k from '../../../kernel/describe.ts'
import { persone } from '../../common/persone.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { cliente } from '../cliente.ts'

export type Cliente = k.Stored<'cliente', (typeof cliente)['fields']>

type Riga = readonly [
  nome: string,
  cognome: string,
  cf: string,
  telefono: string,
  email: string,
  carta: string,
  indirizzo: string,
  note: string,
]
/** The customers of the sample rows, to the letter. */
const RIGHE: readonly Riga[] = [
  [
    'Adele',
    'Bonomi',
    'BNMDLA48D53B157T',
    '3405551001',
    'adele.bonomi@posta.example',
    'FD-1001',
    'Via Trieste 9, Brescia',
    'Preferisce i generici',
  ],
  ['Giovanni', 'Maffeis', 'MFFGNN72S07A794C', '3335551002', 'g.maffeis@posta.example', 'FD-1002', 'Via Corridoni 3, Bergamo', ''],
  [
    'Teresa',
    'Locatelli',
    'LCTTRS60M64F205G',
    '3475551003',
    'teresa.loc@posta.example',
    'FD-1003',
    'Via Padova 22, Milano',
    'Consegna a domicilio',
  ],
  ['Pietro', 'Gandossi', 'GNDPTR91B02B157B', '3285551004', 'p.gandossi@posta.example', '', 'Via Volta 15, Brescia', ''],
  ['Asia', 'Cremaschi', 'CRMSAI86L51F205U', '3495551005', 'asia.c@posta.example', 'FD-1005', 'Corso Lodi 60, Milano', 'Celiachia'],
]
/** Brescia, Bergamo, Milano. */
const LUOGHI = ['B157', 'A794', 'F205']

export function righeClienti(chance: Chance): readonly Cliente[] {
  const given = RIGHE.map(([nome, cognome, codice_fiscale, telefono, email, carta, indirizzo, note], at): Cliente => ({
    id: `cliente_${at + 1}`,
    version: 1,
    nome,
    cognome,
    codice_fiscale,
    telefono,
    email,
    indirizzo,
    ...(carta !== '' && { carta }),
    ...(note !== '' && { note }),
  }))
  const others = persone(chance, 40).map(({ nome, cognome, isDonna, indirizzo, telefono }, at): Cliente => {
    const month = String(chance.between(1, 12)).padStart(2, '0')
    const nascita = `${chance.between(1940, 2003)}-${month}-${String(chance.between(1, 28)).padStart(2, '0')}`
    return {
      id: `cliente_${RIGHE.length + at + 1}`,
      version: 1,
      nome,
      cognome,
      codice_fiscale: k.codiceFiscale({ cognome, nome, sesso: isDonna ? 'F' : 'M', nascita, luogo: chance.pick(LUOGHI) }),
      telefono,
      indirizzo,
      ...(chance.happens(0.6) && { carta: `FD-${1100 + at}` }),
    }
  })
  return [...given, ...others]
}
