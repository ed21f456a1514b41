import { defineQuestions } from '../../kernel/define-questions.ts'
import { today } from '../../kernel/expression/expression.ts'
import { withinMonth, withinWeek } from '../../kernel/expression/within.ts'
import { chiDeve, fattureChieste } from '../common/fattura-domande.ts'
import { scarse } from '../common/scorta.ts'
import { trade } from './trade.ts'

const viene = { field: 'stato', op: 'in', value: ['attesa', 'confermata', 'accomodata', 'in_conto', 'completata'] } as const
const attesa = { field: 'stato', op: 'in', value: ['attesa', 'confermata'] } as const
const oggi = { field: 'giorno', op: 'eq', value: today() } as const
const daOggi = { field: 'giorno', op: 'gte', value: today() } as const
const nelMese = withinMonth('giorno')
const perOra = [{ field: 'ora', direction: 'asc' }] as const

/** What is asked on the telephone, in the room, at the pass and at the till. */
export const domande = defineQuestions(trade, [
  {
    says: ['Chi viene stasera?', 'prenotazioni di stasera', 'chi abbiamo a cena', 'tavoli prenotati per stasera', 'cena di oggi'],
    entity: 'prenotazione',
    where: [viene, oggi, { field: 'servizio', op: 'eq', value: 'cena' }],
    sort: perOra,
  },
  {
    says: ['Chi viene a pranzo?', 'prenotazioni del pranzo', 'chi abbiamo a mezzogiorno', 'pranzo di oggi'],
    entity: 'prenotazione',
    where: [viene, oggi, { field: 'servizio', op: 'eq', value: 'pranzo' }],
    sort: perOra,
  },
  {
    says: ['Chi ha prenotato oggi?', 'prenotazioni di oggi', 'che prenotazioni abbiamo oggi', 'chi c’è oggi'],
    entity: 'prenotazione',
    where: [viene, oggi],
    sort: perOra,
  },
  {
    says: ['Chi ha prenotato per domani?', 'prenotazioni di domani', 'chi viene domani', 'chi c’è domani'],
    entity: 'prenotazione',
    where: [viene, { field: 'giorno', op: 'eq', value: today(1) }],
    sort: perOra,
  },
  {
    says: ['Chi viene questa settimana?', 'prenotazioni della settimana', 'come siamo messi questa settimana', 'settimana al ristorante'],
    entity: 'prenotazione',
    where: [viene, ...withinWeek('giorno')],
  },
  {
    says: [
      'Chi deve ancora confermare?',
      'prenotazioni da confermare',
      'chi devo richiamare',
      'prenotazioni in attesa',
      'chi non ha confermato',
    ],
    entity: 'prenotazione',
    where: [{ field: 'stato', op: 'eq', value: 'attesa' }, daOggi],
  },
  {
    says: ['Chi deve ancora arrivare?', 'chi aspettiamo', 'chi manca', 'tavoli che devono ancora arrivare'],
    entity: 'prenotazione',
    where: [attesa, oggi],
    sort: perOra,
  },
  {
    says: [
      'Chi è a tavola?',
      'chi è seduto',
      'quali tavoli sono occupati',
      'chi c’è in sala adesso',
      'tavoli pieni',
      'chi sta mangiando',
      'chi abbiamo in sala',
    ],
    entity: 'prenotazione',
    where: [{ field: 'stato', op: 'in', value: ['accomodata', 'in_conto'] }],
    sort: perOra,
  },
  {
    says: ['Chi aspetta il conto?', 'chi ha chiesto il conto', 'tavoli che vogliono pagare'],
    entity: 'prenotazione',
    where: [{ field: 'stato', op: 'eq', value: 'in_conto' }],
  },
  {
    says: ['Che tavolate abbiamo?', 'gruppi prenotati', 'comitive', 'prenotazioni numerose', 'tavoli da sei persone in su'],
    entity: 'prenotazione',
    where: [attesa, daOggi, { field: 'coperti', op: 'gte', value: 6 }],
  },
  {
    says: ['Quali prenotazioni non hanno un tavolo?', 'prenotazioni senza tavolo', 'a chi devo dare un tavolo', 'tavoli da assegnare'],
    entity: 'prenotazione',
    where: [attesa, daOggi, { field: 'tavoli', op: 'empty' }],
  },
  {
    says: [
      'Chi ha allergie?',
      'clienti allergici',
      'celiaci e intolleranti in arrivo',
      'intolleranze di oggi',
      'a chi deve stare attenta la cucina',
      'a chi devo stare attento con le allergie',
      'chi è allergico',
      'prenotazioni con allergie',
      'chi ha intolleranze',
    ],
    entity: 'prenotazione',
    where: [viene, daOggi, { field: 'allergie', op: 'filled' }],
  },
  {
    says: ['Chi ha disdetto?', 'prenotazioni cancellate', 'disdette', 'tavoli che si sono liberati'],
    entity: 'prenotazione',
    where: [{ field: 'stato', op: 'eq', value: 'cancellata' }],
  },
  {
    says: ['Chi non si è presentato?', 'no show', 'chi non è venuto', 'chi ci ha dato buca'],
    entity: 'prenotazione',
    where: [{ field: 'stato', op: 'eq', value: 'no_show' }],
  },
  {
    says: ['Cosa c’è in cucina?', 'comande in preparazione', 'cosa sta facendo la cucina', 'ordini da cucinare', 'piatti da fare'],
    entity: 'comanda',
    where: [{ field: 'stato', op: 'eq', value: 'in_preparazione' }],
    sort: perOra,
  },
  {
    says: [
      'Cosa è pronto da portare?',
      'piatti pronti',
      'comande pronte',
      'cosa devo servire',
      'cosa c’è al passe',
      'cosa c’è da portare',
      'piatti da portare',
      'comande da portare',
      'cosa esce',
    ],
    entity: 'comanda',
    where: [{ field: 'stato', op: 'eq', value: 'pronto' }],
    sort: perOra,
  },
  {
    says: ['Cosa abbiamo servito oggi?', 'comande di oggi', 'ordini serviti oggi', 'piatti usciti oggi'],
    entity: 'comanda',
    where: [oggi, { field: 'stato', op: 'eq', value: 'servito' }],
  },
  {
    says: [
      'Cosa manca in dispensa?',
      'cosa devo ordinare',
      'scorte basse',
      'cosa sta finendo',
      'lista della spesa',
      'ingredienti da comprare',
      'prodotti sotto soglia',
      'cosa è sotto soglia',
      'cosa sta per finire',
      'scorte da rifare',
    ],
    entity: 'prodotto',
    where: scarse,
  },
  {
    says: ['Cosa manca in cantina?', 'vini da ordinare', 'bevande che stanno finendo', 'bottiglie da comprare'],
    entity: 'prodotto',
    where: [...scarse, { field: 'categoria', op: 'eq', value: 'cantina' }],
  },
  {
    says: ['Quali prodotti non hanno un fornitore?', 'ingredienti senza fornitore', 'da chi compro questi ingredienti'],
    entity: 'prodotto',
    where: [{ field: 'fornitore', op: 'empty' }],
  },
  {
    says: ['Quali piatti sono finiti?', 'piatti esauriti', 'cosa non possiamo più servire', 'cosa tolgo dal menù oggi'],
    entity: 'piatto',
    where: [{ field: 'finito', op: 'eq', value: true }],
  },
  {
    says: [
      'Quali piatti costano troppo?',
      'piatti oltre il 30 per cento',
      'piatti con poco margine',
      'food cost alto',
      'prezzi da rivedere',
    ],
    entity: 'piatto',
    where: [{ field: 'obiettivo', op: 'eq', value: 'oltre' }],
    sort: [{ field: 'food_cost', direction: 'desc' }],
  },
  {
    says: ['Che dolci abbiamo?', 'dessert in carta', 'carta dei dolci', 'dolci del menù'],
    entity: 'piatto',
    where: [{ field: 'categoria', op: 'eq', value: 'dolci' }],
  },
  {
    says: ['Quali tavoli sono grandi?', 'tavoli da sei posti', 'dove metto una tavolata', 'tavoli per gruppi'],
    entity: 'tavolo',
    where: [{ field: 'posti', op: 'gte', value: 6 }],
  },
  {
    says: [
      'Quali conti sono da pagare?',
      'conti portati al tavolo',
      'conti in sospeso',
      'chi deve ancora pagare',
      'conti fuori da incassare',
      'conti aperti',
      'conti da incassare',
      'conti che non hanno pagato',
    ],
    entity: 'conto',
    where: [{ field: 'stato', op: 'in', value: ['aperto', 'sospeso'] }],
  },
  {
    says: ['Che conti abbiamo incassato oggi?', 'scontrini di oggi', 'conti chiusi oggi', 'chi ha pagato oggi'],
    entity: 'conto',
    where: [oggi, { field: 'stato', op: 'eq', value: 'incassato' }],
  },
  ...fattureChieste,
  chiDeve,
  {
    says: ['Che fatture ci hanno pagato questo mese?', 'incassi delle fatture', 'bonifici arrivati', 'pagamenti del mese'],
    entity: 'incasso',
    where: nelMese,
  },
  { says: ['Quanti coperti abbiamo oggi?', 'quante persone stasera', 'coperti prenotati', 'quanti siamo'], metric: 'coperti_oggi' },
  { says: ['Quanto abbiamo incassato oggi?', 'cassa di oggi', 'incasso della giornata', 'come è andata oggi'], metric: 'incasso_oggi' },
  { says: ['Quanto abbiamo incassato questo mese?', 'incasso del mese', 'quanto abbiamo fatto questo mese'], metric: 'incasso_mese' },
  { says: ['Quanto ci mette la cucina?', 'tempi di cucina', 'quanto aspettano i clienti', 'tempo medio'], metric: 'tempo_medio' },
  { says: ['Quanto spende in media un cliente?', 'spesa per coperto', 'scontrino medio', 'quanto a testa'], metric: 'spesa_coperto' },
  { says: ['Quanto ci costano i piatti?', 'food cost del mese', 'costo delle materie prime'], metric: 'food_cost' },
])
