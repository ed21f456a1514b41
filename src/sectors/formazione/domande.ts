import { defineQuestions } from '../../kernel/define-questions.ts'
import { today, yearStart } from '../../kernel/expression/expression.ts'
import { withinMonth, withinWeek } from '../../kernel/expression/within.ts'
import { IN_CALENDARIO, ISCRITTI } from './stati.ts'
import { trade } from './trade.ts'

const attivo = { field: 'stato', op: 'eq', value: 'attivo' } as const
const aperto = { field: 'stato', op: 'in', value: ['attivo', 'programmato'] } as const
const programmata = { field: 'stato', op: 'eq', value: 'programmata' } as const
const inCalendario = { field: 'stato', op: 'in', value: IN_CALENDARIO } as const
const iscritto = { field: 'stato', op: 'in', value: ISCRITTI } as const
const oggi = { field: 'data', op: 'eq', value: today() } as const
const delMese = withinMonth('data')

/** What is asked in the office of a school: by whoever enrols, who teaches, and who keeps the register. */
export const domande = defineQuestions(trade, [
  {
    says: ['Che lezioni ci sono oggi?', 'chi insegna oggi', 'lezioni di oggi', 'cosa c’è in aula oggi', 'orario di oggi'],
    entity: 'lezione',
    where: [inCalendario, oggi],
  },
  {
    says: ['Che lezioni ci sono domani?', 'chi insegna domani', 'lezioni di domani', 'orario di domani'],
    entity: 'lezione',
    where: [inCalendario, { field: 'data', op: 'eq', value: today(1) }],
  },
  {
    says: ['Che lezioni ci sono questa settimana?', 'orario della settimana', 'calendario della settimana', 'lezioni della settimana'],
    entity: 'lezione',
    where: [inCalendario, ...withinWeek('data')],
  },
  {
    says: ['Quali lezioni devo recuperare?', 'lezioni saltate', 'recuperi da fissare', 'lezioni rinviate'],
    entity: 'lezione',
    where: [{ field: 'stato', op: 'eq', value: 'da_recuperare' }],
  },
  {
    says: ['Quali lezioni passate non sono ancora segnate?', 'lezioni da chiudere', 'lezioni rimaste in sospeso'],
    entity: 'lezione',
    where: [programmata, { field: 'data', op: 'lt', value: today() }],
  },
  {
    says: ['Quali lezioni deve ancora firmare il docente?', 'firme che mancano', 'lezioni da firmare', 'registri senza firma'],
    entity: 'lezione',
    where: [{ field: 'stato', op: 'eq', value: 'svolta' }],
  },
  {
    says: ['Dove manca l’appello?', 'presenze da segnare', 'registro incompleto', 'lezioni senza appello'],
    entity: 'lezione',
    where: [
      { field: 'stato', op: 'in', value: ['svolta', 'firmata'] },
      { field: 'da_segnare', op: 'gte', value: 1 },
    ],
  },
  {
    says: ['Chi è mancato negli ultimi giorni?', 'assenti della settimana', 'assenti di oggi e di ieri'],
    entity: 'presenza',
    where: [
      { field: 'segno', op: 'eq', value: 'assente' },
      { field: 'data', op: 'gte', value: today(-7) },
    ],
  },
  {
    says: ['Che assenze ci sono state questo mese?', 'assenze del mese', 'chi è mancato questo mese'],
    entity: 'presenza',
    where: [{ field: 'segno', op: 'eq', value: 'assente' }, ...delMese],
  },
  {
    says: ['Chi arriva sempre in ritardo?', 'ritardi del mese', 'ritardi segnati questo mese'],
    entity: 'presenza',
    where: [{ field: 'segno', op: 'eq', value: 'ritardo' }, ...delMese],
  },
  {
    says: ['Chi rischia di non avere l’attestato?', 'studenti con troppe assenze', 'studenti a rischio', 'chi è sotto la frequenza minima'],
    entity: 'studente',
    where: [{ field: 'attestato', op: 'eq', value: 'a_rischio' }],
  },
  {
    says: ['Chi aspetta l’attestato?', 'attestati da preparare', 'a chi devo fare l’attestato', 'diplomi da fare'],
    entity: 'studente',
    where: [{ field: 'attestato', op: 'eq', value: 'da_preparare' }],
  },
  {
    says: ['Quali attestati devo ancora rilasciare?', 'attestati pronti da consegnare', 'attestati da firmare'],
    entity: 'attestato',
    where: [{ field: 'stato', op: 'eq', value: 'da_rilasciare' }],
  },
  {
    says: ['Che attestati abbiamo rilasciato quest’anno?', 'attestati dati quest’anno', 'diplomi consegnati'],
    entity: 'attestato',
    where: [
      { field: 'stato', op: 'eq', value: 'rilasciato' },
      { field: 'data', op: 'gte', value: yearStart() },
    ],
  },
  {
    says: ['Chi deve ancora pagare?', 'studenti che devono saldare', 'quote da pagare', 'chi non ha pagato il corso', 'rate che mancano'],
    entity: 'studente',
    where: [iscritto, { field: 'saldo', op: 'gte', value: 1 }],
    sort: [{ field: 'saldo', direction: 'desc' }],
  },
  {
    says: ['Chi non ha ancora versato niente?', 'studenti senza nessun versamento', 'iscritti che non hanno dato neanche l’acconto'],
    entity: 'studente',
    where: [
      { field: 'stato', op: 'in', value: ['attivo', 'programmato'] },
      { field: 'versato', op: 'lte', value: 0 },
    ],
  },
  {
    says: ['Chi ha pagato questo mese?', 'versamenti del mese', 'incassi del mese', 'rate arrivate questo mese'],
    entity: 'versamento',
    where: delMese,
  },
  {
    says: ['Chi è in lista d’attesa?', 'chi aspetta un posto', 'lista d’attesa dei corsi'],
    entity: 'studente',
    where: [{ field: 'stato', op: 'eq', value: 'in_lista' }],
    sort: [{ field: 'iscrizione', direction: 'asc' }],
  },
  {
    says: ['Chi si è iscritto questo mese?', 'nuovi iscritti', 'iscrizioni del mese'],
    entity: 'studente',
    where: withinMonth('iscrizione'),
  },
  {
    says: ['Chi si è ritirato?', 'studenti che hanno mollato', 'chi ha abbandonato'],
    entity: 'studente',
    where: [{ field: 'stato', op: 'eq', value: 'ritirato' }],
  },
  {
    says: ['Chi è sospeso?', 'studenti in pausa', 'studenti sospesi'],
    entity: 'studente',
    where: [{ field: 'stato', op: 'eq', value: 'sospeso' }],
  },
  {
    says: ['Chi ha preso un’insufficienza?', 'studenti bocciati', 'chi ha un voto sotto il sei'],
    entity: 'studente',
    where: [{ field: 'voto', op: 'lte', value: 5.9 }],
  },
  {
    says: ['A quali studenti manca il voto?', 'voti da mettere', 'chi ha finito e non ha il voto'],
    entity: 'studente',
    where: [
      { field: 'stato', op: 'eq', value: 'completato' },
      { field: 'voto', op: 'empty' },
    ],
  },
  {
    says: ['In quali corsi c’è ancora posto?', 'corsi con posti liberi', 'dove posso iscrivere qualcuno', 'corsi disponibili'],
    entity: 'corso',
    where: [aperto, { field: 'posti_liberi', op: 'gte', value: 1 }],
  },
  {
    says: ['Quali corsi sono pieni?', 'corsi completi', 'corsi senza posti'],
    entity: 'corso',
    where: [aperto, { field: 'posti_liberi', op: 'lte', value: 0 }],
  },
  {
    says: ['Quali corsi sono in corso?', 'corsi attivi', 'corsi che abbiamo adesso'],
    entity: 'corso',
    where: [attivo],
  },
  {
    says: ['Quali corsi devono partire?', 'prossimi corsi', 'corsi in partenza', 'corsi da avviare'],
    entity: 'corso',
    where: [{ field: 'stato', op: 'eq', value: 'programmato' }],
  },
  {
    says: ['A quali corsi mancano ore in calendario?', 'lezioni ancora da programmare', 'corsi con ore da fissare'],
    entity: 'corso',
    where: [aperto, { field: 'ore_mancanti', op: 'gte', value: 0.1 }],
  },
  {
    says: ['Che valutazioni sono arrivate di recente?', 'ultimi questionari', 'cosa dicono dei docenti', 'ultimi giudizi'],
    entity: 'giudizio',
    where: [{ field: 'data', op: 'gte', value: today(-90) }],
  },
  { says: ['Quanti studenti abbiamo?', 'numero di iscritti', 'quanti frequentano'], metric: 'studenti_attivi' },
  { says: ['Quanto ci devono ancora gli studenti?', 'soldi da incassare', 'totale delle quote da incassare'], metric: 'da_incassare' },
  { says: ['Quanto rendono i corsi?', 'ricavo dei corsi attivi', 'fatturato dei corsi'], metric: 'ricavo_corsi' },
  { says: ['Quanti vengono a lezione?', 'frequenza media', 'percentuale di presenze'], metric: 'frequenza' },
  { says: ['Quanto sono pieni i corsi?', 'riempimento delle classi', 'posti occupati'], metric: 'riempimento' },
])
