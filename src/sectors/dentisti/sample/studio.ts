import * as k from '../../../kernel/describe.ts'
import type { operatore } from '../operatore.ts'
import type { chiusura, sala } from '../sala.ts'

type Operatore = k.Stored<'operatore', (typeof operatore)['fields']>
type Sala = k.Stored<'sala', (typeof sala)['fields']>
type Chiusura = k.Stored<'chiusura', (typeof chiusura)['fields']>

export const operatori: readonly Operatore[] = [
  { id: 'operatore_1', version: 1, nome: 'Dott. Ferrante', ruolo: 'odontoiatra', telefono: '3335550941' },
  { id: 'operatore_2', version: 1, nome: 'Dott.ssa Moro', ruolo: 'odontoiatra', telefono: '3475550942' },
  { id: 'operatore_3', version: 1, nome: 'Dott.ssa Valli', ruolo: 'ortodontista', telefono: '3405550943' },
  { id: 'operatore_4', version: 1, nome: 'Chiara Neri', ruolo: 'igienista', telefono: '3285550944' },
]

export const sale: readonly Sala[] = [
  { id: 'sala_1', version: 1, nome: 'Sala 1', operatore: 'operatore_1' },
  { id: 'sala_2', version: 1, nome: 'Sala 2', operatore: 'operatore_2', note: 'Microscopio e radiografico.' },
  { id: 'sala_3', version: 1, nome: 'Sala 3', operatore: 'operatore_4', note: 'Igiene e ortodonzia.' },
]

/** The maintenance of next week. */
export const chiusure = (today: string): readonly Chiusura[] => [
  {
    id: 'chiusura_1',
    version: 1,
    motivo: 'Manutenzione del riunito',
    sala: 'sala_2',
    giorno: k.addDays(today, 5),
    ora: '14:00',
    minuti: 90,
  },
]
