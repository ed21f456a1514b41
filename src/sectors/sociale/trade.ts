import { registrato } from '../common/storno-incasso.ts'
import * as k from '../../kernel/describe.ts'
import { beneficiario } from './beneficiario.ts'
import { documento } from './documento.ts'
import { donazione } from './donazione.ts'
import { entities } from './entities.ts'
import { metrics } from './metrics.ts'
import { preparaRicevute } from './ricevute.ts'
import { servizio } from './servizio.ts'
import { registroOre, riepilogoDonatore, servizioBeneficiario, stampaRicevuta } from './stampe.ts'
import { foglioTurno } from './stampa-turno.ts'
import { relazioneProgetto } from './stampa-progetto.ts'
import { stornaDonazione } from './storno.ts'
import { trovaVolontari } from './trova-volontari.ts'

/** A donation has one receipt; a second only when the first is annulled. The others are made as often as somebody wants. */
const chains = [
  k.defineChain(donazione, documento, {
    key: 'ricevuta',
    label: 'Prepara ricevuta',
    link: 'donazione',
    copies: { donatore: 'donatore', tipo: 'tipo', importo: 'importo', donata_il: 'data', mezzo: 'mezzo', agevolazione: 'agevolazione' },
    repeats: ['causale', 'descrizione', 'progetto'],
    when: [registrato, k.ne('agevolazione', 'anonima')],
    lapsed: ['annullata'],
  }),
  k.defineChain(beneficiario, servizio, {
    key: 'servizio',
    label: 'Nuovo servizio',
    link: 'beneficiario',
    when: [k.ne('stato', 'concluso')],
    lapsed: ['programmato', 'erogato', 'non_svolto'],
  }),
]

/** What the screens may name. */
export const trade = {
  entities,
  metrics,
  chains,
  actions: [preparaRicevute, stornaDonazione, trovaVolontari],
  prints: [stampaRicevuta, riepilogoDonatore, servizioBeneficiario, registroOre, foglioTurno, relazioneProgetto],
} as const
