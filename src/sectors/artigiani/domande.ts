import { defineQuestions } from '../../kernel/define-questions.ts'
import { today } from '../../kernel/expression/expression.ts'
import { withinMonth, withinWeek } from '../../kernel/expression/within.ts'
import type { Question } from '../../kernel/question.ts'
import { scarse } from '../common/scorta.ts'
import { conti } from './domande/conti.ts'
import { trade } from './trade.ts'

const inProgramma = { field: 'stato', op: 'eq', value: 'programmato' } as const
const oggi = { field: 'data', op: 'eq', value: today() } as const
const ancora = { field: 'stato', op: 'in', value: ['programmato', 'in_corso'] } as const
const finito = { field: 'stato', op: 'eq', value: 'completato' } as const
const domani = { field: 'data', op: 'eq', value: today(1) } as const

/** What a plumber, an electrician or whoever answers their telephone asks. */
export const domande: readonly Question[] = [
  ...conti,
  ...defineQuestions(trade, [
    {
      says: [
        'Dove andiamo oggi?',
        'da chi andiamo oggi',
        'cosa c’è in agenda oggi',
        'che uscite ci sono oggi',
        'che giro facciamo oggi',
        'giornata di oggi',
        'chi va dove oggi',
        'dove va oggi',
        'dove vanno oggi',
        'cosa facciamo oggi',
        'dove devo andare oggi',
        'dove dobbiamo andare oggi',
      ],
      entity: 'intervento',
      where: [oggi],
    },
    {
      says: [
        'Dove andiamo domani?',
        'cosa c’è domani',
        'cosa c’è in ballo domani',
        'dove va domani',
        'dove vanno domani',
        'cosa facciamo domani',
        'dove devo andare domani',
        'dove dobbiamo andare domani',
      ],
      entity: 'intervento',
      where: [domani],
    },
    {
      says: ['Cosa c’è questa settimana?', 'come siamo messi questa settimana'],
      entity: 'intervento',
      where: withinWeek('data'),
    },
    {
      says: [
        'Cosa è rimasto indietro?',
        'quali lavori sono in ritardo',
        'cosa dovevamo già fare',
        'lavori che dovevamo fare',
        'interventi arretrati',
        'lavori scaduti',
        'lavori mai iniziati',
        'chi stiamo facendo aspettare',
        'siamo indietro con qualche lavoro',
      ],
      entity: 'intervento',
      where: [inProgramma, { field: 'data', op: 'lt', value: today() }],
    },
    {
      says: [
        'Quali cantieri sono aperti?',
        'a cosa stiamo lavorando',
        'lavori in corso',
        'chi è fuori adesso',
        'cosa stiamo facendo',
        'dove sono i ragazzi',
        'chi sta lavorando',
        'cosa sta facendo',
        'cosa sta facendo adesso',
        'a cosa sta lavorando',
        'chi è fuori',
        'lavori aperti adesso',
      ],
      entity: 'intervento',
      where: [{ field: 'stato', op: 'eq', value: 'in_corso' }],
    },
    {
      says: [
        'Quali lavori non hanno ancora un tecnico?',
        'interventi da assegnare',
        'lavori da assegnare',
        'cosa devo ancora assegnare',
        'lavori senza operaio',
        'lavori senza tecnico',
        'lavori senza nessuno',
        'lavori scoperti',
        'lavori non assegnati',
        'lavori da affidare',
        'lavori da distribuire',
      ],
      entity: 'intervento',
      where: [inProgramma, { field: 'tecnico', op: 'empty' }],
    },
    {
      says: [
        'A quali lavori manca il preventivo?',
        'preventivi da fare',
        'preventivi da preparare',
        'preventivi che mancano',
        'interventi senza prezzo',
        'lavori senza preventivo',
        'lavori da preventivare',
        'cosa devo ancora preventivare',
        'a chi devo fare il preventivo',
        'chi aspetta il preventivo',
      ],
      entity: 'intervento',
      where: [inProgramma, { field: 'preventivo', op: 'empty' }],
    },
    {
      says: [
        'Quali preventivi sono in attesa?',
        'preventivi ancora aperti',
        'preventivi in sospeso',
        'preventivi da eseguire',
        'lavori preventivati da fare',
      ],
      entity: 'intervento',
      where: [inProgramma, { field: 'preventivo', op: 'filled' }],
    },
    {
      says: ['Cosa abbiamo finito questo mese?', 'lavori completati nel mese', 'interventi chiusi questo mese'],
      entity: 'intervento',
      where: [{ field: 'stato', op: 'eq', value: 'completato' }, ...withinMonth('data')],
    },
    {
      says: [
        'Quali lavori sono stati disdetti?',
        'interventi annullati',
        'chi ha disdetto',
        'disdette',
        'lavori saltati',
        'chi ci ha dato buca',
      ],
      entity: 'intervento',
      where: [{ field: 'stato', op: 'eq', value: 'cancellato' }],
    },
    {
      says: [
        'Quali lavori finiti mancano della firma?',
        'chi non ha firmato',
        'chi deve firmare',
        'rapportini da far firmare',
        'rapportini senza firma',
        'lavori finiti senza firma',
        'lavori non firmati',
        'interventi non firmati',
        'interventi senza firma',
        'lavori senza firma',
        'interventi da far firmare',
        'lavori da firmare',
        'firme che mancano',
      ],
      entity: 'intervento',
      where: [finito, { field: 'firma', op: 'empty' }],
    },
    {
      says: [
        'Quali lavori iniziati non sono finiti?',
        'lavori a metà',
        'lavori lasciati a metà',
        'lavori cominciati e non finiti',
        'interventi iniziati e non chiusi',
        'lavori vecchi ancora aperti',
      ],
      entity: 'intervento',
      where: [
        { field: 'stato', op: 'eq', value: 'in_corso' },
        { field: 'data', op: 'lt', value: today() },
      ],
    },
    {
      says: [
        'Che lavori mancano oggi?',
        'cosa manca ancora oggi',
        'cosa ci manca oggi',
        'da chi dobbiamo ancora andare oggi',
        'chi devo ancora vedere oggi',
        'cosa resta da fare oggi',
        'cosa ci resta oggi',
        'lavori ancora da fare oggi',
        'cosa devo ancora fare oggi',
        'cosa abbiamo ancora oggi',
        'dove devo andare adesso',
        'dove vado adesso',
        'dove devo andare ora',
        'dove si va adesso',
        'cosa devo fare adesso',
        'cosa faccio adesso',
        'prossima tappa',
      ],
      entity: 'intervento',
      where: [oggi, ancora],
    },
    {
      says: ['Quali lavori finiti non hanno foto?', 'foto che mancano', 'lavori finiti senza foto', 'lavori da fotografare'],
      entity: 'intervento',
      where: [finito, { field: 'foto', op: 'empty' }],
    },
    {
      says: [
        'In quali lavori non abbiamo segnato i materiali?',
        'lavori finiti senza materiali',
        'materiali da segnare',
        'dove mancano i materiali usati',
      ],
      entity: 'intervento',
      where: [finito, { field: 'materiali', op: 'empty' }],
    },
    {
      says: [
        'Da quali clienti non siamo mai andati?',
        'clienti senza lavori',
        'clienti senza interventi',
        'clienti mai serviti',
        'chi non ci ha mai chiamato',
      ],
      entity: 'cliente',
      where: [{ field: 'interventi', op: 'eq', value: 0 }],
    },
    {
      says: [
        'Quali materiali sono a zero?',
        'materiali esauriti',
        'cosa abbiamo esaurito',
        'cosa è finito del tutto',
        'cosa non abbiamo più',
        'giacenza a zero',
      ],
      entity: 'materiale',
      where: [{ field: 'quantita', op: 'lte', value: 0 }],
    },
    {
      says: [
        'Cosa manca in magazzino?',
        'cosa devo ordinare',
        'cosa c’è da ordinare',
        'che materiali sono finiti',
        'cosa sta finendo',
        'cosa sta per finire',
        'di cosa siamo a corto',
        'cosa devo comprare',
        'cosa ci serve comprare',
        'scorte basse',
        'lista della spesa',
      ],
      entity: 'materiale',
      where: scarse,
    },
    {
      says: [
        'Quanto abbiamo fatturato questo mese?',
        'incasso del mese',
        'quanto ho guadagnato',
        'come siamo andati questo mese',
        'com’è andato il mese',
        'come va il fatturato',
      ],
      metric: 'fatturato_mese',
    },
    { says: ['Quanti lavori facciamo questo mese?', 'numero di interventi del mese', 'quante uscite facciamo'], metric: 'interventi_mese' },
    {
      says: [
        'Quanto dura in media un lavoro?',
        'quanto ci mettiamo a fare un intervento',
        'quanto ci mettiamo di solito',
        'quante ore ci vogliono per un lavoro',
      ],
      metric: 'tempo_medio',
    },
    {
      says: ['Quanti clienti abbiamo servito quest’anno?', 'quanti clienti seguiamo', 'per quanti clienti lavoriamo'],
      metric: 'clienti_attivi',
    },
  ]),
]
