import { defineQuestions } from '../../../kernel/define-questions.ts'
import { today } from '../../../kernel/expression/expression.ts'
import { withinMonth } from '../../../kernel/expression/within.ts'
import { trade } from '../trade.ts'
import { daRegistrare, oggi } from './condizioni.ts'

/** What the till comes to, and what lacks. */
export const conti = defineQuestions(trade, [
  {
    says: [
      'Quanto abbiamo incassato oggi?',
      'cassa di oggi',
      'incasso della giornata',
      'come è andata oggi',
      'quanto abbiamo fatto oggi',
      'come va la cassa',
      'totale di cassa',
      'quanto c’è in cassa',
      'quanto abbiamo battuto oggi',
      'quanto abbiamo in cassa',
      'quanto abbiamo preso oggi',
      'quanto abbiamo venduto oggi',
    ],
    metric: 'incasso_oggi',
  },
  {
    says: [
      'Quanto abbiamo venduto questo mese?',
      'incasso del mese',
      'venduto del mese',
      'quanto abbiamo fatto questo mese',
      'quanto abbiamo incassato questo mese',
      'vendite totali del mese',
      'fatturato di questo mese',
      'come va il mese',
      'quanto abbiamo fatturato questo mese',
    ],
    metric: 'venduto_mese',
  },
  {
    says: [
      'Quanto spende in media un cliente?',
      'scontrino medio',
      'spesa media',
      'quanto è lo scontrino medio',
      'valore medio dello scontrino',
      'media degli scontrini',
      'quanto lascia in media un cliente',
      'scontrino medio del mese',
    ],
    metric: 'scontrino_medio',
  },
  {
    says: [
      'Quanti clienti hanno la carta?',
      'quanti tesserati',
      'carte fedeltà attive',
      'quanti clienti hanno la tessera',
      'quante tessere abbiamo fatto',
      'quanti hanno la fidelity',
      'quanti hanno la carta fedeltà',
      'quanti clienti tesserati',
    ],
    metric: 'con_carta',
  },
  {
    says: [
      'Che carichi abbiamo fatto oggi?',
      'merce caricata oggi',
      'cosa è entrato oggi',
      'cosa è arrivato oggi',
      'cosa abbiamo caricato oggi',
      'merce entrata oggi',
    ],
    entity: 'movimento',
    where: [{ field: 'causale', op: 'eq', value: 'carico' }, oggi],
  },
  {
    says: [
      'Cosa abbiamo ordinato questo mese?',
      'ordini fatti questo mese',
      'ordini ai grossisti di questo mese',
      'cosa abbiamo comprato questo mese',
    ],
    entity: 'ordine',
    where: withinMonth('data'),
  },
  {
    says: [
      'Chi non viene da tanto?',
      'clienti che non vengono più',
      'chi non si vede da un po’',
      'clienti spariti',
      'clienti persi',
      'clienti da richiamare',
      'clienti che non vediamo da tempo',
    ],
    entity: 'cliente',
    where: [{ field: 'ultimo', op: 'lt', value: today(-90) }],
    sort: [{ field: 'ultimo', direction: 'asc' }],
  },
  {
    says: [
      'Quali ricette hanno un’esenzione?',
      'ricette esenti',
      'ricette con esenzione',
      'chi ha l’esenzione',
      'pazienti esenti',
      'ricette di esenti',
    ],
    entity: 'ricetta',
    where: [{ field: 'esenzione', op: 'filled' }],
  },
  {
    says: [
      'Quali dispositivi devo ancora provare?',
      'dispositivi da provare',
      'apparecchi mai provati',
      'cosa non abbiamo ancora provato',
      'stampanti da provare',
    ],
    entity: 'dispositivo',
    where: [{ field: 'esito', op: 'eq', value: 'mai' }],
  },
  {
    says: [
      'Che integrazioni abbiamo attive?',
      'servizi attivi',
      'collegamenti attivi',
      'integrazioni scelte',
      'cosa abbiamo attivato',
      'integrazioni attivate',
    ],
    entity: 'integrazione',
    where: [{ field: 'scelta', op: 'eq', value: 'scelta' }],
  },
  {
    says: [
      'Che integrazioni dobbiamo valutare?',
      'collegamenti da decidere',
      'integrazioni da decidere',
      'servizi da valutare',
      'integrazioni in forse',
    ],
    entity: 'integrazione',
    where: [{ field: 'scelta', op: 'eq', value: 'da_valutare' }],
  },
  {
    says: [
      'Quali clienti non hanno il telefono?',
      'clienti senza telefono',
      'clienti senza numero',
      'chi non posso chiamare',
      'clienti senza recapito',
      'chi non ha lasciato il numero',
    ],
    entity: 'cliente',
    where: [{ field: 'telefono', op: 'empty' }],
  },
  {
    says: [
      'Che scontrini abbiamo annullato?',
      'vendite annullate',
      'scontrini annullati',
      'vendite cancellate',
      'scontrini cancellati',
      'vendite non andate a buon fine',
    ],
    entity: 'vendita',
    where: [{ field: 'stato', op: 'eq', value: 'annullata' }],
  },
  {
    says: [
      'Quali fatture dei fornitori devo registrare?',
      'fatture dei grossisti da registrare',
      'fatture fornitore in attesa',
      'fatture ricevute da registrare',
      'fatture di acquisto da registrare',
    ],
    entity: 'documento',
    where: [daRegistrare, { field: 'tipo', op: 'eq', value: 'fattura' }],
  },
  {
    says: [
      'Quanti prodotti sono sotto soglia?',
      'numero di prodotti da riordinare',
      'quanti prodotti devo riordinare',
      'quanti farmaci stanno finendo',
      'quanti articoli sotto scorta',
    ],
    metric: 'critici',
  },
  {
    says: [
      'Quante ricette dobbiamo ancora erogare?',
      'quante ricette in sospeso',
      'quante ricette da evadere',
      'numero di ricette da erogare',
      'quante ricette restano',
    ],
    metric: 'ricette_da_erogare',
  },
])
