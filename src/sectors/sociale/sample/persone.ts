import * as k from '../../../kernel/describe.ts'
import type { Persona } from '../../common/persone.ts'
import type { Chance } from '../../common/seeded-random.ts'

const LUOGHI = ['A794', 'B157', 'F205', 'L682', 'I577', 'M102']

const due = (number: number) => String(number).padStart(2, '0')

/** When somebody was born, between two years, and the tax code that follows from it; born in Bergamo or not far from there. */
export function anagrafe(chance: Chance, { nome, cognome, isDonna }: Persona, from: number, to: number) {
  const data_nascita = `${chance.between(from, to)}-${due(chance.between(1, 12))}-${due(chance.between(1, 28))}`
  const luogo = chance.pick(LUOGHI)
  return { data_nascita, codice_fiscale: k.codiceFiscale({ cognome, nome, sesso: isDonna ? 'F' : 'M', nascita: data_nascita, luogo }) }
}

export const scritto = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')
