import { defineQuestions } from '../../kernel/define-questions.ts'
import { today } from '../../kernel/expression/expression.ts'
import { withinMonth } from '../../kernel/expression/within.ts'
import { chiDeve, fattureChieste } from '../common/fattura-domande.ts'
import { inViaggio } from '../common/ordine-fornitore.ts'
import { SCADE_ENTRO } from './prodotto.ts'
import { trade } from './trade.ts'

const rimasti = { field: 'rimasto', op: 'gte', value: 1 } as const
const inArrivo = { field: 'stato', op: 'in', value: inViaggio } as const
const incassata = { field: 'stato', op: 'eq', value: 'incassata' } as const
const daRegistrare = { field: 'stato', op: 'eq', value: 'da_registrare' } as const
const oggi = { field: 'giorno', op: 'eq', value: today() } as const
const nelMese = withinMonth('giorno')

/** What is asked at the counter, in the back room and of whoever keeps the stock. */
export const domande = defineQuestions(trade, [
  {
    says: [
      'Cosa devo riordinare?',
      'cosa sta finendo',
      'farmaci sotto soglia',
      'prodotti da ordinare',
      'scorte basse',
      'cosa manca',
      'che c’è da riordinare',
      'da riordinare',
      'prodotti sotto soglia',
      'cosa va ordinato',
      'cosa sta per finire',
    ],
    entity: 'prodotto',
    where: [{ field: 'scorta', op: 'eq', value: 'critica' }],
    sort: [{ field: 'giacenza', direction: 'asc' }],
  },
  {
    says: ['Cosa è finito?', 'prodotti esauriti', 'farmaci a zero', 'cosa non abbiamo più', 'rotture di stock'],
    entity: 'prodotto',
    where: [{ field: 'giacenza', op: 'lte', value: 0 }],
  },
  {
    says: ['Cosa sta per scadere?', 'farmaci in scadenza', 'lotti in scadenza', 'cosa scade nei prossimi due mesi', 'scadenze vicine'],
    entity: 'lotto',
    where: [rimasti, { field: 'scadenza', op: 'gte', value: today() }, { field: 'scadenza', op: 'lte', value: today(SCADE_ENTRO) }],
  },
  {
    says: ['Cosa è già scaduto?', 'farmaci scaduti', 'lotti scaduti', 'scaduti da smaltire', 'cosa devo buttare'],
    entity: 'lotto',
    where: [rimasti, { field: 'scadenza', op: 'lt', value: today() }],
  },
  {
    says: [
      'Che merce deve arrivare?',
      'ordini in arrivo',
      'ordini aperti',
      'cosa aspettiamo dai grossisti',
      'consegne attese',
      'cosa ci deve portare',
      'consegne dei grossisti attese',
      'cosa deve ancora arrivare',
      'ordini non ancora arrivati',
      'cosa deve consegnare',
      'merce in arrivo',
    ],
    entity: 'ordine',
    where: [inArrivo],
    sort: [{ field: 'eta', direction: 'asc' }],
  },
  {
    says: [
      'Cosa arriva oggi?',
      'consegne di oggi',
      'ordini che arrivano oggi',
      'quali grossisti consegnano oggi',
      'che arriva oggi',
      'cosa arriva',
      'cosa ci consegnano oggi',
      'chi consegna oggi',
    ],
    entity: 'ordine',
    where: [inArrivo, { field: 'eta', op: 'eq', value: today() }],
  },
  {
    says: ['Quali ordini sono in ritardo?', 'consegne in ritardo', 'merce non arrivata', 'quale grossista devo sollecitare'],
    entity: 'ordine',
    where: [inArrivo, { field: 'eta', op: 'lt', value: today() }],
  },
  {
    says: ['Quali ordini sono arrivati solo in parte?', 'ordini incompleti', 'consegne a metà', 'merce che manca dagli ordini'],
    entity: 'ordine',
    where: [{ field: 'stato', op: 'eq', value: 'parziale' }],
  },
  {
    says: ['Quali ordini devo ancora inviare?', 'ordini in bozza', 'ordini da mandare', 'proposte da confermare al grossista'],
    entity: 'ordine',
    where: [{ field: 'stato', op: 'eq', value: 'bozza' }],
  },
  {
    says: [
      'Quali ricette sono da erogare?',
      'ricette in sospeso',
      'ricette da spedire',
      'ricette da consegnare',
      'chi deve ritirare la ricetta',
      'chi deve ancora passare a ritirare',
      'ricette ancora da erogare',
      'ricette devo ancora erogare',
      'qualcosa da ritirare',
      'chi ha da ritirare',
      'ricette non ancora ritirate',
    ],
    entity: 'ricetta',
    where: [{ field: 'da_dare', op: 'gte', value: 1 }],
  },
  {
    says: ['Quali ricette abbiamo dato solo in parte?', 'ricette a metà', 'erogazioni parziali', 'a chi mancano dei farmaci'],
    entity: 'ricetta',
    where: [{ field: 'stato', op: 'eq', value: 'parziale' }],
  },
  {
    says: ['Che ricette abbiamo oggi?', 'ricette di oggi', 'ricette arrivate oggi', 'prescrizioni di oggi'],
    entity: 'ricetta',
    where: [{ field: 'data', op: 'eq', value: today() }],
  },
  {
    says: ['Cosa abbiamo venduto oggi?', 'vendite di oggi', 'scontrini di oggi', 'passaggi in cassa di oggi'],
    entity: 'vendita',
    where: [incassata, oggi],
  },
  {
    says: ['Quali vendite sono in sospeso?', 'scontrini sospesi', 'vendite messe da parte', 'vendite da riprendere'],
    entity: 'vendita',
    where: [{ field: 'stato', op: 'eq', value: 'sospesa' }],
  },
  {
    says: [
      'Che resi abbiamo avuto questo mese?',
      'resi del mese',
      'vendite rese',
      'cosa ci hanno riportato',
      'scontrini resi',
      'chi ha riportato qualcosa',
    ],
    entity: 'vendita',
    where: [{ field: 'stato', op: 'eq', value: 'resa' }, ...nelMese],
  },
  {
    says: [
      'Che scontrini detraibili abbiamo fatto questo mese?',
      'vendite per il 730',
      'scontrini parlanti',
      'spese per la tessera sanitaria',
    ],
    entity: 'vendita',
    where: [incassata, { field: 'detrazione', op: 'eq', value: 'si' }, ...nelMese],
  },
  {
    says: ['Cosa abbiamo buttato questo mese?', 'scarti del mese', 'merce smaltita', 'farmaci scartati'],
    entity: 'movimento',
    where: [{ field: 'causale', op: 'eq', value: 'scarto' }, ...nelMese],
  },
  {
    says: ['Che rettifiche di inventario abbiamo fatto?', 'correzioni di magazzino', 'rettifiche del mese', 'differenze di inventario'],
    entity: 'movimento',
    where: [{ field: 'causale', op: 'eq', value: 'rettifica' }, ...nelMese],
  },
  ...fattureChieste,
  chiDeve,
  {
    says: [
      'Quali documenti sono da registrare?',
      'scansioni da registrare',
      'carte da sistemare',
      'documenti letti in attesa',
      'documenti ho da registrare',
      'cosa c’è da registrare',
    ],
    entity: 'documento',
    where: [daRegistrare],
  },
  {
    says: ['Quali bolle devo caricare?', 'ddt da registrare', 'bolle del grossista in attesa', 'documenti di trasporto da caricare'],
    entity: 'documento',
    where: [daRegistrare, { field: 'tipo', op: 'eq', value: 'ddt' }],
  },
  {
    says: ['Chi deve ritirare dei farmaci?', 'clienti con ricette aperte', 'chi aspetta dei farmaci', 'clienti da avvisare'],
    entity: 'cliente',
    where: [{ field: 'ricette', op: 'gte', value: 1 }],
  },
  {
    says: ['Chi non ha la carta fedeltà?', 'clienti senza tessera', 'a chi proporre la carta', 'clienti non tesserati'],
    entity: 'cliente',
    where: [{ field: 'carta', op: 'empty' }],
  },
  {
    says: ['Chi sono i clienti migliori?', 'chi spende di più', 'clienti che comprano spesso', 'clienti affezionati'],
    entity: 'cliente',
    where: [{ field: 'acquisti', op: 'gte', value: 2 }],
    sort: [{ field: 'speso', direction: 'desc' }],
  },
  {
    says: [
      'Quali prodotti non hanno un fornitore?',
      'articoli senza grossista',
      'farmaci senza fornitore',
      'da chi compro questi prodotti',
    ],
    entity: 'prodotto',
    where: [{ field: 'fornitore', op: 'empty' }],
  },
  {
    says: [
      'Quali prodotti non hanno uno scaffale?',
      'farmaci senza posto',
      'articoli senza ubicazione',
      'cosa devo ancora sistemare in cassetto',
    ],
    entity: 'prodotto',
    where: [{ field: 'ubicazione', op: 'empty' }],
  },
  {
    says: ['Che generici abbiamo in casa?', 'equivalenti disponibili', 'voci della banca dati in giacenza', 'equivalenti in magazzino'],
    entity: 'voce',
    where: [{ field: 'giacenza', op: 'gte', value: 1 }],
  },
  {
    says: ['Quali dispositivi non funzionano?', 'apparecchi guasti', 'cosa è rotto', 'stampante o lettore guasti'],
    entity: 'dispositivo',
    where: [{ field: 'esito', op: 'eq', value: 'guasto' }],
  },
  { says: ['Quanto abbiamo incassato oggi?', 'cassa di oggi', 'incasso della giornata', 'come è andata oggi'], metric: 'incasso_oggi' },
  { says: ['Quanto abbiamo venduto questo mese?', 'incasso del mese', 'venduto del mese'], metric: 'venduto_mese' },
  { says: ['Quanto spende in media un cliente?', 'scontrino medio', 'spesa media'], metric: 'scontrino_medio' },
  { says: ['Quanti clienti hanno la carta?', 'quanti tesserati', 'carte fedeltà attive'], metric: 'con_carta' },
])
