import { defineQuestions } from '../../kernel/define-questions.ts'
import { today } from '../../kernel/expression/expression.ts'
import { withinMonth, withinWeek } from '../../kernel/expression/within.ts'
import { ATTENTI, DI_TURNO } from './stati.ts'
import { trade } from './trade.ts'

const attivo = { field: 'stato', op: 'eq', value: 'attivo' } as const
const inProgramma = { field: 'stato', op: 'eq', value: 'programmato' } as const
const oggi = { field: 'data', op: 'eq', value: today() } as const
const domani = { field: 'data', op: 'eq', value: today(1) } as const
const dellaSettimana = withinWeek('data')
const delMese = withinMonth('data')

/** What is asked in the office of an association: who comes, who needs somebody, what was given, what must be accounted for. */
export const domande = defineQuestions(trade, [
  {
    says: ['Chi è di turno oggi?', 'chi viene oggi', 'volontari di oggi', 'su chi posso contare oggi'],
    entity: 'presenza',
    where: [{ field: 'segno', op: 'in', value: DI_TURNO }, oggi],
  },
  {
    says: ['Che turni ci sono oggi?', 'attività di oggi', 'cosa c’è in calendario oggi', 'turni di oggi'],
    entity: 'turno',
    where: [oggi],
  },
  {
    says: ['Che turni ci sono domani?', 'attività di domani', 'calendario di domani'],
    entity: 'turno',
    where: [domani],
  },
  {
    says: ['Che turni ci sono questa settimana?', 'calendario della settimana', 'turni della settimana', 'attività della settimana'],
    entity: 'turno',
    where: dellaSettimana,
  },
  {
    says: ['Quali turni sono scoperti?', 'dove mancano volontari', 'turni da coprire', 'chi manca nei prossimi turni'],
    entity: 'turno',
    where: [inProgramma, { field: 'data', op: 'gte', value: today() }, { field: 'mancano', op: 'gte', value: 1 }],
  },
  {
    says: ['Quali turni passati non sono segnati?', 'turni da chiudere', 'presenze ancora da registrare'],
    entity: 'turno',
    where: [inProgramma, { field: 'data', op: 'lt', value: today() }],
  },
  {
    says: ['Chi è mancato questo mese?', 'assenze del mese', 'volontari assenti', 'chi non si è presentato'],
    entity: 'presenza',
    where: [{ field: 'segno', op: 'in', value: ['assente', 'avvisato'] }, ...delMese],
  },
  {
    says: ['Quali volontari hanno l’assicurazione da rinnovare?', 'polizze in scadenza', 'chi non è assicurato', 'assicurazioni scadute'],
    entity: 'volontario',
    where: [attivo, { field: 'copertura', op: 'in', value: ['in_scadenza', 'scaduta', 'manca'] }],
  },
  {
    says: ['Chi può venire nel weekend?', 'volontari del sabato e della domenica', 'chi è disponibile nel fine settimana'],
    entity: 'volontario',
    where: [attivo, { field: 'disponibilita', op: 'in', value: ['weekend', 'flessibile'] }],
  },
  {
    says: ['Quali volontari si sono candidati?', 'candidati da sentire', 'nuovi volontari', 'chi vorrebbe iniziare'],
    entity: 'volontario',
    where: [{ field: 'stato', op: 'eq', value: 'candidato' }],
  },
  {
    says: ['Quali volontari non hanno fatto ore questo mese?', 'volontari fermi', 'chi non si vede da un po’'],
    entity: 'volontario',
    where: [attivo, { field: 'ore_mese', op: 'eq', value: 0 }],
  },
  {
    says: ['Che servizi abbiamo oggi?', 'chi aiutiamo oggi', 'consegne e accompagnamenti di oggi', 'visite di oggi'],
    entity: 'servizio',
    where: [oggi],
  },
  {
    says: ['Che servizi abbiamo domani?', 'chi aiutiamo domani', 'accompagnamenti di domani', 'appuntamenti di domani'],
    entity: 'servizio',
    where: [domani],
  },
  {
    says: ['Quali trasporti ci sono questa settimana?', 'accompagnamenti della settimana', 'chi dobbiamo accompagnare'],
    entity: 'servizio',
    where: [{ field: 'tipo', op: 'eq', value: 'trasporto' }, ...dellaSettimana],
  },
  {
    says: ['Quali accompagnamenti non hanno un volontario?', 'visite da assegnare', 'chi non ha nessuno che lo accompagni'],
    entity: 'servizio',
    where: [
      inProgramma,
      { field: 'tipo', op: 'in', value: ['trasporto', 'compagnia'] },
      { field: 'data', op: 'gte', value: today() },
      { field: 'volontario', op: 'empty' },
    ],
  },
  {
    says: ['Quali servizi sono saltati?', 'servizi non svolti', 'chi non è venuto questo mese'],
    entity: 'servizio',
    where: [{ field: 'stato', op: 'eq', value: 'non_svolto' }, ...delMese],
  },
  {
    says: ['Chi dobbiamo sentire?', 'famiglie da richiamare', 'di chi non sappiamo più niente', 'beneficiari da chiamare'],
    entity: 'beneficiario',
    where: [{ field: 'contatto', op: 'eq', value: 'da_sentire' }],
  },
  {
    says: ['Chi abbiamo preso in carico da poco?', 'nuovi beneficiari', 'prese in carico da avviare', 'chi aspetta di cominciare'],
    entity: 'beneficiario',
    where: [{ field: 'stato', op: 'eq', value: 'preso_in_carico' }],
  },
  {
    says: ['Quali progetti sono in corso?', 'progetti attivi', 'a cosa stiamo lavorando'],
    entity: 'progetto',
    where: [attivo],
  },
  {
    says: ['Quali progetti scadono o sono in ritardo?', 'progetti fuori tempo', 'dove siamo indietro', 'progetti in scadenza'],
    entity: 'progetto',
    where: [{ field: 'tempi', op: 'in', value: ['in_scadenza', 'in_ritardo', 'da_rendere'] }],
  },
  {
    says: ['Quali progetti devo rendicontare?', 'rendiconti da fare', 'rendicontazioni aperte', 'cosa va rendicontato'],
    entity: 'progetto',
    where: [{ field: 'stato', op: 'eq', value: 'completato' }],
    sort: [{ field: 'rendiconto_entro', direction: 'asc' }],
  },
  {
    says: ['Quali progetti hanno quasi finito i fondi?', 'budget che stanno finendo', 'dove restano pochi soldi'],
    entity: 'progetto',
    where: [attivo, { field: 'progresso', op: 'gte', value: ATTENTI }],
    sort: [{ field: 'progresso', direction: 'desc' }],
  },
  {
    says: ['Quali voci di budget stanno finendo?', 'voci quasi finite', 'dove non si può più spendere', 'voci sforate'],
    entity: 'voce',
    where: [{ field: 'uso', op: 'gte', value: ATTENTI }],
  },
  {
    says: ['Cosa abbiamo speso questo mese?', 'spese del mese', 'uscite del mese'],
    entity: 'spesa',
    where: delMese,
  },
  {
    says: ['Quali spese non hanno il documento allegato?', 'giustificativi che mancano', 'scontrini da allegare'],
    entity: 'spesa',
    where: [{ field: 'allegato', op: 'empty' }],
  },
  {
    says: ['Che donazioni sono arrivate questo mese?', 'chi ha donato questo mese', 'offerte del mese'],
    entity: 'donazione',
    where: [{ field: 'stato', op: 'eq', value: 'arrivata' }, ...delMese],
  },
  {
    says: ['Quali donazioni aspettiamo ancora?', 'donazioni promesse', 'chi ha promesso e non ha ancora versato'],
    entity: 'donazione',
    where: [{ field: 'stato', op: 'eq', value: 'promessa' }],
  },
  {
    says: ['A chi devo fare la ricevuta?', 'ricevute da emettere', 'chi aspetta la ricevuta', 'ricevute per il 730 da fare'],
    entity: 'donazione',
    where: [{ field: 'ricevuta', op: 'in', value: ['da_emettere', 'in_bozza'] }],
  },
  {
    says: ['Quali donatori devo ricontattare?', 'chi non dona più', 'sostenitori persi', 'chi quest’anno non ha ancora donato'],
    entity: 'donatore',
    where: [{ field: 'legame', op: 'in', value: ['da_ricontattare', 'lontano'] }],
  },
  {
    says: ['Quali donatori sono senza codice fiscale?', 'codici fiscali che mancano', 'a chi devo chiedere il codice fiscale'],
    entity: 'donatore',
    where: [
      { field: 'tipo', op: 'ne', value: 'anonimo' },
      { field: 'codice_fiscale', op: 'empty' },
    ],
  },
  {
    says: ['Quanto abbiamo raccolto questo mese?', 'totale delle donazioni del mese', 'raccolta fondi del mese'],
    metric: 'donazioni_mese',
  },
  { says: ['Quanto ci resta da spendere?', 'fondi rimasti', 'soldi rimasti sui progetti'], metric: 'fondi_rimasti' },
  { says: ['Quante ore hanno fatto i volontari?', 'ore di volontariato del mese', 'totale ore dei volontari'], metric: 'ore_mese' },
  { says: ['Quante persone stiamo aiutando?', 'quanti beneficiari seguiamo', 'numero di assistiti'], metric: 'beneficiari_attivi' },
])
