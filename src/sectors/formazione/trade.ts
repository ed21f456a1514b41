import * as k from '../../kernel/describe.ts'
import { attestatiClasse, attestatiScelti, spetta } from './attestati.ts'
import { attestato } from './attestato.ts'
import { entities } from './entities.ts'
import { iscriviAltrove } from './iscrivi.ts'
import { metrics } from './metrics.ts'
import { programmaLezioni } from './programma-lezioni.ts'
import { foglioFirme, programma, schedaStudente, stampaAttestato } from './stampe.ts'
import { studente } from './studente.ts'
import { tuttiPresenti } from './tutti-presenti.ts'
import { stornaVersamento } from './versamento.ts'

/** Whoever attended enough of a course that is over gets one certificate; a second one only when the first is annulled. */
const chains = [
  k.defineChain(studente, attestato, {
    key: 'attestato',
    label: 'Prepara attestato',
    link: 'studente',
    copies: { corso: 'corso', frequenza: 'frequenza', ore: 'ore', voto: 'voto' },
    when: spetta,
    lapsed: ['annullato'],
  }),
]

/** What the screens may name. */
export const trade = {
  entities,
  metrics,
  chains,
  actions: [attestatiClasse, attestatiScelti, programmaLezioni, iscriviAltrove, stornaVersamento, tuttiPresenti],
  prints: [stampaAttestato, foglioFirme, programma, schedaStudente],
} as const
