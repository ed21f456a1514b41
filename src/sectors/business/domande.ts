import { defineQuestions } from '../../kernel/define-questions.ts'
import { today } from '../../kernel/expression/expression.ts'
import { withinMonth, withinWeek } from '../../kernel/expression/within.ts'
import { aperte } from '../common/fattura.ts'
import { fattureChieste } from '../common/fattura-domande.ts'
import { ATTENTI, PRESTO } from './stati.ts'
import { trade } from './trade.ts'

const aperto = { field: 'stato', op: 'in', value: ['pianificazione', 'in_corso', 'sospeso'] } as const
const daFare = { field: 'stato', op: 'in', value: ['da_fare', 'in_corso'] } as const
const perScadenza = [{ field: 'scadenza', direction: 'asc' }] as const
const nelMese = withinMonth('giorno')

/** What is asked in a small firm by who sells, who does the work and who keeps the accounts. */
export const domande = defineQuestions(trade, [
  {
    says: ['A cosa stiamo lavorando?', 'progetti in corso', 'commesse aperte', 'lavori attivi', 'cosa abbiamo in ballo'],
    entity: 'progetto',
    where: [{ field: 'stato', op: 'eq', value: 'in_corso' }],
    sort: perScadenza,
  },
  {
    says: ['Cosa è in ritardo?', 'progetti in ritardo', 'lavori fuori tempo', 'consegne saltate', 'commesse scadute'],
    entity: 'progetto',
    where: [{ field: 'tempi', op: 'eq', value: 'in_ritardo' }],
    sort: perScadenza,
  },
  {
    says: ['Cosa sta per scadere?', 'progetti in scadenza', 'prossime consegne', 'cosa è urgente', 'scadenze vicine'],
    entity: 'progetto',
    where: [{ field: 'tempi', op: 'eq', value: 'in_scadenza' }],
    sort: perScadenza,
  },
  {
    says: ['Cosa consegniamo questo mese?', 'progetti che finiscono questo mese', 'consegne del mese', 'scadenze del mese'],
    entity: 'progetto',
    where: [aperto, ...withinMonth('scadenza')],
    sort: perScadenza,
  },
  {
    says: ['Quali progetti devono ancora partire?', 'lavori da iniziare', 'progetti in pianificazione', 'commesse da avviare'],
    entity: 'progetto',
    where: [{ field: 'stato', op: 'eq', value: 'pianificazione' }],
  },
  {
    says: ['Quali progetti sono fermi?', 'lavori sospesi', 'progetti bloccati', 'commesse in pausa'],
    entity: 'progetto',
    where: [{ field: 'stato', op: 'eq', value: 'sospeso' }],
  },
  {
    says: ['Cosa abbiamo finito?', 'progetti completati', 'lavori consegnati', 'commesse chiuse'],
    entity: 'progetto',
    where: [{ field: 'stato', op: 'eq', value: 'completato' }],
    sort: [{ field: 'completato_il', direction: 'desc' }],
  },
  {
    says: [
      'Quali progetti hanno quasi finito il budget?',
      'budget al limite',
      'dove abbiamo speso troppo',
      'progetti fuori budget',
      'sforamenti',
    ],
    entity: 'progetto',
    where: [aperto, { field: 'progresso', op: 'gte', value: ATTENTI }],
    sort: [{ field: 'progresso', direction: 'desc' }],
  },
  {
    says: [
      'Quali progetti non hanno un responsabile?',
      'progetti senza responsabile',
      'progetti da assegnare',
      'commesse senza capo progetto',
    ],
    entity: 'progetto',
    where: [aperto, { field: 'responsabile', op: 'empty' }],
  },
  {
    says: ['Cosa devo ancora fatturare?', 'lavori da fatturare', 'fatture da fare', 'progetti non fatturati'],
    entity: 'progetto',
    where: [
      { field: 'stato', op: 'in', value: ['in_corso', 'completato'] },
      { field: 'da_fatturare', op: 'gte', value: 1 },
    ],
    sort: [{ field: 'da_fatturare', direction: 'desc' }],
  },
  {
    says: ['Su quali progetti stiamo perdendo?', 'progetti in perdita', 'lavori senza margine', 'dove ci rimettiamo'],
    entity: 'progetto',
    where: [{ field: 'margine', op: 'lte', value: -1 }],
    sort: [{ field: 'margine', direction: 'asc' }],
  },
  {
    says: ['Cosa c’è da fare questa settimana?', 'attività dei prossimi giorni', 'compiti della settimana', 'fasi da finire'],
    entity: 'fase',
    where: [daFare, { field: 'scadenza', op: 'lte', value: today(PRESTO) }],
    sort: perScadenza,
  },
  {
    says: ['Quali attività sono in ritardo?', 'fasi scadute', 'compiti arretrati', 'cosa dovevamo già fare'],
    entity: 'fase',
    where: [daFare, { field: 'scadenza', op: 'lt', value: today() }],
    sort: perScadenza,
  },
  {
    says: ['Quali attività non ha nessuno?', 'fasi da assegnare', 'compiti senza responsabile', 'chi fa queste attività'],
    entity: 'fase',
    where: [daFare, { field: 'responsabile', op: 'empty' }],
  },
  {
    says: [
      'Che ore abbiamo fatto questa settimana?',
      'ore della settimana',
      'rapportini della settimana',
      'chi ha lavorato questa settimana',
    ],
    entity: 'spesa',
    where: [{ field: 'tipo', op: 'eq', value: 'ore' }, ...withinWeek('giorno')],
  },
  {
    says: ['Che spese abbiamo avuto questo mese?', 'spese del mese', 'acquisti e trasferte', 'costi esterni del mese'],
    entity: 'spesa',
    where: [{ field: 'tipo', op: 'in', value: ['acquisto', 'esterno', 'trasferta'] }, ...nelMese],
  },
  {
    says: [
      'Quali preventivi aspettano risposta?',
      'preventivi in attesa',
      'offerte aperte',
      'chi deve rispondere',
      'offerte da sollecitare',
    ],
    entity: 'preventivo',
    where: [{ field: 'risposta', op: 'eq', value: 'attesa' }],
    sort: [{ field: 'valido_fino', direction: 'asc' }],
  },
  {
    says: ['Quali preventivi sono scaduti senza risposta?', 'offerte scadute', 'preventivi da riproporre', 'chi non ci ha più risposto'],
    entity: 'preventivo',
    where: [{ field: 'risposta', op: 'eq', value: 'scaduta' }],
  },
  {
    says: ['Quali preventivi devo ancora inviare?', 'preventivi in bozza', 'offerte da mandare', 'preventivi da finire'],
    entity: 'preventivo',
    where: [{ field: 'stato', op: 'eq', value: 'bozza' }],
  },
  {
    says: ['Quali preventivi hanno accettato?', 'offerte vinte', 'preventivi approvati', 'chi ha detto di sì'],
    entity: 'preventivo',
    where: [{ field: 'stato', op: 'in', value: ['accettato', 'fatturato'] }],
  },
  ...fattureChieste,
  {
    says: ['Quali fatture scadono questo mese?', 'scadenze di pagamento del mese', 'incassi previsti', 'cosa deve entrare questo mese'],
    entity: 'fattura',
    where: [...aperte, ...withinMonth('scadenza')],
    sort: perScadenza,
  },
  {
    says: ['Cosa ci hanno pagato questo mese?', 'incassi del mese', 'bonifici arrivati', 'chi ha pagato'],
    entity: 'incasso',
    where: nelMese,
  },
  {
    says: ['Chi ci deve dei soldi?', 'clienti che devono pagare', 'crediti verso clienti', 'clienti con fatture aperte'],
    entity: 'cliente',
    where: [{ field: 'da_incassare', op: 'gte', value: 1 }],
    sort: [{ field: 'da_incassare', direction: 'desc' }],
  },
  {
    says: ['Quali clienti sono in ritardo con i pagamenti?', 'clienti insolventi', 'cattivi pagatori', 'clienti con lo scaduto'],
    entity: 'cliente',
    where: [{ field: 'scaduto', op: 'gte', value: 1 }],
    sort: [{ field: 'scaduto', direction: 'desc' }],
  },
  {
    says: ['Quali clienti non hanno lavori aperti?', 'clienti fermi', 'clienti senza progetti', 'clienti da ricontattare'],
    entity: 'cliente',
    where: [{ field: 'progetti_aperti', op: 'eq', value: 0 }],
  },
  {
    says: ['Chi è libero?', 'collaboratori senza progetti', 'chi non segue niente', 'a chi posso dare un lavoro'],
    entity: 'collaboratore',
    where: [{ field: 'progetti', op: 'eq', value: 0 }],
  },
  { says: ['Quanto abbiamo fatturato questo mese?', 'fatturato del mese', 'ricavi del mese'], metric: 'fatturato_mese' },
  { says: ['Quanto abbiamo fatturato quest’anno?', 'fatturato dell’anno', 'ricavi da gennaio'], metric: 'fatturato_anno' },
  { says: ['Quanto guadagniamo questo mese?', 'margine del mese', 'quanto ci resta'], metric: 'margine_mese' },
  { says: ['Quante ore abbiamo lavorato questo mese?', 'ore del mese', 'ore registrate'], metric: 'ore_mese' },
  { says: ['In quanti giorni ci pagano?', 'tempi di incasso', 'giorni medi di pagamento', 'dso'], metric: 'giorni_incasso' },
  { says: ['Quanti preventivi ci accettano?', 'tasso di accettazione', 'percentuale di offerte vinte'], metric: 'accettazione' },
  { says: ['Quanto siamo puntuali?', 'consegne puntuali', 'lavori consegnati in tempo'], metric: 'puntualita' },
])
