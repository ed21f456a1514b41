import {
  act,
  asks,
  between,
  choose,
  cmp,
  count,
  create,
  done,
  dropped,
  figure,
  formula,
  gaps,
  groups,
  history,
  impossible,
  is,
  list,
  metric,
  move,
  named,
  oneOf,
  refuse,
  remove,
  undone,
  update,
  value,
  yes,
  type Part,
} from '../../gold.ts'

const OGGI = '2026-11-21'
const DOMANI = '2026-11-22'
const LUNEDI = '2026-11-23'
const assente = is('segno', 'assente')
const attivo = is('stato', 'attivo')
const iscritto = oneOf('stato', 'attivo', 'programmato', 'sospeso', 'completato')
const deve = cmp('saldo', 'gt', 0)
const nome = (held: string) => is('nome', held)
const corso = (title: string) => is('corso', named(title))
const docente = (title: string) => is('docente', named(title))
const giorno = (day: string) => is('data', day)
const novembre = between('data', '2026-11-01', '2026-11-30')
const excel = "Excel per l'ufficio"
const paghe = corso('Buste paga')
const osei = is('studente', named('Kevin Osei'))
const grafica = { corso: named('Grafica con software liberi'), data: LUNEDI, ora: '18:00', aula: named('Lab B') }
const gianni = { nome: 'Gianni Ferrari', corso: named('Primo soccorso, gruppo B'), email: 'gianni.ferrari@posta.example' }
const mancavano = (day: string) => [assente, is('lezione.corso', named(excel)), giorno(day)]

/** The head of the school, who looks at figures and rooms, and the one at the desk in the evening when the office has gone home. */
export const part: Part = {
  turns: [
    // Plain: asked.
    { says: 'Quante ore ha frequentato finora Matilde Greco?', style: 'plain', gold: value('studente', 'ore', [nome('Matilde Greco')]) },
    {
      says: 'Quali lezioni tiene Ombretta Rizzi a dicembre?',
      style: 'plain',
      gold: list('lezione', [docente('Ombretta Rizzi'), ...between('data', '2026-12-01', '2026-12-31')]),
    },
    { says: 'Quanti studenti hanno preso meno di sei?', style: 'plain', gold: count('studente', [cmp('voto', 'lt', 6)]) },
    {
      says: 'Quanto abbiamo incassato in tutto dagli iscritti a Buste paga?',
      style: 'plain',
      gold: [
        figure('sum', 'studente', 'versato', [paghe]),
        figure('sum', 'versamento', 'importo', [is('studente.corso', named('Buste paga'))]),
      ],
    },
    {
      says: 'Tra i corsi attivi, qual è quello che rende di più?',
      style: 'plain',
      gold: list('corso', [attivo], { sort: [{ field: 'ricavo', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'Che media di voti c’è stata in Word e documenti lunghi?',
      style: 'plain',
      gold: [
        value('corso', 'voto_medio', [nome('Word e documenti lunghi')]),
        figure('avg', 'studente', 'voto', [corso('Word e documenti lunghi')]),
      ],
    },
    {
      says: 'Per quale motivo abbiamo annullato un attestato a Vera Ughetti?',
      style: 'plain',
      gold: value('attestato', 'motivo', [is('studente', named('Vera Ughetti')), is('stato', 'annullato')]),
    },
    {
      says: 'Quanto è arrivato a novembre con ciascun mezzo di pagamento?',
      style: 'plain',
      gold: groups('versamento', 'mezzo', { fn: 'sum', field: 'importo', where: novembre }),
    },
    { says: 'In che modo viene calcolato il riempimento?', style: 'plain', gold: formula('riempimento') },
    {
      says: 'Chi ha toccato per ultimo la scheda di Svetlana Moraru?',
      style: 'plain',
      gold: history('studente', [nome('Svetlana Moraru')]),
    },
    {
      says: 'A che ore è libero il Lab B martedì per due ore di fila?',
      style: 'plain',
      gold: gaps('lezione', '2026-11-24', '2026-11-24', 120, named('Lab B')),
    },
    { says: 'Quali aule tengono almeno venti persone?', style: 'plain', gold: list('aula', [cmp('posti', 'gte', 20)]) },
    {
      says: 'Quale tra i docenti ha la valutazione più bassa?',
      style: 'plain',
      gold: list('docente', [], { sort: [{ field: 'valutazione', direction: 'asc' }], first: 1 }),
    },
    { says: 'Quanti crediti ECM dà il corso di primo soccorso?', style: 'plain', gold: refuse },
    // Plain: told to do.
    {
      says: 'Iscrivi Davide Soldati ad Antincendio, livello 2: email davide.soldati@posta.example, azienda Caseificio Righi.',
      style: 'plain',
      gold: create('studente', {
        nome: 'Davide Soldati',
        corso: named('Antincendio, livello 2'),
        email: 'davide.soldati@posta.example',
        azienda: 'Caseificio Righi',
      }),
    },
    {
      says: 'Registra un rimborso di 55 euro a Chiara Vecchi, con bonifico.',
      style: 'plain',
      gold: create('versamento', { studente: named('Chiara Vecchi'), importo: -5500, mezzo: 'bonifico' }),
    },
    {
      says: 'Rimetti in programma per mercoledì 2 dicembre la lezione Il bilancio.',
      style: 'plain',
      gold: move('lezione', [is('argomento', 'Il bilancio')], 'programmata', { data: '2026-12-02' }),
    },
    {
      says: 'Segna in ritardo Fabio Rossetti alla lezione di primo soccorso di stamattina.',
      style: 'plain',
      gold: create('presenza', {
        studente: named('Fabio Rossetti'),
        lezione: named('Rianimazione e prova pratica · 21/11/2026'),
        segno: 'ritardo',
      }),
    },
    {
      says: 'Annulla l’attestato 40 di Riccardo Leali, motivo: cognome sbagliato.',
      style: 'plain',
      gold: move('attestato', [is('numero', 'AT/2026/0000040')], 'annullato', { motivo: 'cognome sbagliato' }),
    },
    { says: 'Sposta nel Lab B la lezione di Excel di domani.', style: 'plain', gold: impossible('lezione') },
    {
      says: 'Porta a 20 il numero massimo di studenti di Buste paga.',
      style: 'plain',
      gold: update('corso', [nome('Buste paga')], { max_studenti: 'm20' }),
    },
    {
      says: 'Aggiungi il docente Fausto Perini, specializzazione Marketing, con 4-6 anni di esperienza.',
      style: 'plain',
      gold: create('docente', { nome: 'Fausto Perini', specializzazione: 'Marketing', esperienza: 'da_4_a_6' }),
    },
    {
      says: 'Togli Giacomo Facchini dalla lista d’attesa.',
      style: 'plain',
      gold: [move('studente', [nome('Giacomo Facchini')], 'ritirato'), remove('studente', [nome('Giacomo Facchini')])],
    },

    // Colloquial: asked.
    {
      says: 'la Marsh stasera a che ora attacca?',
      style: 'colloquial',
      gold: value('lezione', 'ora', [docente('Helen Marsh'), giorno(OGGI)]),
    },
    {
      says: 'di Logistica Mincio quanti ne abbiamo?',
      style: 'colloquial',
      gold: [
        count('studente', [is('azienda', 'Logistica Mincio Spa')]),
        count('studente', [is('azienda', 'Logistica Mincio Spa'), iscritto]),
        count('studente', [is('azienda', 'Logistica Mincio Spa'), attivo]),
      ],
    },
    {
      says: 'chi ha bucato martedì a paghe?',
      style: 'colloquial',
      gold: [
        list('presenza', [assente, is('lezione.corso', named('Buste paga')), giorno('2026-11-17')]),
        list('studente', [nome('Ivan Malagutti')]),
      ],
    },
    {
      says: 'ad antincendio ci sta ancora qualcuno?',
      style: 'colloquial',
      gold: [
        yes('corso', [nome('Antincendio, livello 2'), cmp('posti_liberi', 'gt', 0)]),
        value('corso', 'posti_liberi', [nome('Antincendio, livello 2')]),
      ],
    },
    {
      says: 'lunedì 30 c’è Helen?',
      style: 'colloquial',
      gold: [
        yes('lezione', [docente('Helen Marsh'), giorno('2026-11-30')]),
        list('lezione', [docente('Helen Marsh'), giorno('2026-11-30')]),
      ],
    },
    { says: 'Noa quand’è che torna in aula?', style: 'colloquial', gold: value('docente', 'prossima', [nome('Noa Ferri')]) },
    {
      says: 'a word chi è andato male?',
      style: 'colloquial',
      gold: list('studente', [corso('Word e documenti lunghi'), cmp('voto', 'lt', 6)]),
    },
    { says: 'Tosetti quanto prende all’ora?', style: 'colloquial', gold: refuse },
    // Colloquial: told to do.
    {
      says: 'la Benetti ha portato i settanta che mancavano, in contanti',
      style: 'colloquial',
      gold: create('versamento', { studente: named('Valentina Benetti'), importo: 7000, mezzo: 'contanti' }),
    },
    { says: 'grafica si parte, avvialo', style: 'colloquial', gold: move('corso', [nome('Grafica con software liberi')], 'attivo') },
    {
      says: 'Lorenzo ha preso otto alla prova',
      style: 'colloquial',
      gold: choose('studente', [oneOf('nome', 'Lorenzo Magnani', 'Lorenzo Nicoli', 'Lorenzo Vecchi')]),
    },
    {
      says: 'quelle di contabilità da recuperare lasciamole perdere, annullale',
      style: 'colloquial',
      gold: move('lezione', [corso('Contabilità di base'), is('stato', 'da_recuperare')], 'annullata'),
    },
    {
      says: 'la prova finale di excel falla durare tre ore',
      style: 'colloquial',
      gold: update('lezione', [is('argomento', 'Prova finale di Excel')], { minuti: 180 }),
    },

    // Voice.
    { says: 'allora quante lezioni abbiamo oggi', style: 'voice', gold: metric('lezioni_oggi') },
    {
      says: 'senti qual è il voto più alto di buste paga',
      style: 'voice',
      gold: [
        figure('max', 'studente', 'voto', [paghe]),
        list('studente', [paghe], { sort: [{ field: 'voto', direction: 'desc' }], first: 1 }),
      ],
    },
    {
      says: 'ehm quante volte è mancato edoardo guerra da inizio ottobre',
      style: 'voice',
      gold: count('presenza', [assente, is('studente', named('Edoardo Guerra')), cmp('data', 'gte', '2026-10-01')]),
    },
    {
      says: 'dunque rita stefani vuole fare anche posta e calendario condivisi',
      style: 'voice',
      gold: act('iscrivi_altrove', 'studente', [nome('Rita Stefani')], { corso: named('Posta e calendario condivisi') }),
    },
    {
      says: 'ehm domani excel comincia alle sei e mezza',
      style: 'voice',
      gold: update('lezione', [corso(excel), giorno(DOMANI)], { ora: '18:30' }),
    },
    {
      says: 'per favore blocca l’aula uno venerdì dalle nove all’una per un esame esterno',
      style: 'voice',
      gold: create('chiusura', { aula: named('Aula 1'), data: '2026-11-27', ora: '09:00', minuti: 240, motivo: 'Esame esterno' }),
    },

    // Typo.
    {
      says: 'chi insgena Posta e calndario condivisi?',
      style: 'typo',
      gold: value('corso', 'docente', [nome('Posta e calendario condivisi')]),
    },
    {
      says: 'quanti attestati abiamo rilsaciato quest anno?',
      style: 'typo',
      gold: count('attestato', [is('stato', 'rilasciato'), ...between('data', '2026-01-01', '2026-12-31')]),
    },
    { says: 'ci sono chiusrue di aule a novebmre?', style: 'typo', gold: [yes('chiusura', novembre), list('chiusura', novembre)] },
    { says: 'sopsendi Riccardo Fabri', style: 'typo', gold: move('studente', [nome('Riccardo Fabbri')], 'sospeso') },
    {
      says: 'il cellulare nuvoo di Rosa Negir e 3335551188',
      style: 'typo',
      gold: update('studente', [nome('Rosa Negri')], { telefono: '3335551188' }),
    },

    // Elliptical.
    { says: 'abbandono?', style: 'elliptical', gold: metric('abbandono') },
    { says: 'rimborsi da fare', style: 'elliptical', gold: list('studente', [cmp('saldo', 'lt', 0)]) },
    {
      says: 'iscritti Antincendio',
      style: 'elliptical',
      gold: [
        list('studente', [corso('Antincendio, livello 2'), iscritto]),
        value('corso', 'studenti', [nome('Antincendio, livello 2')]),
        count('studente', [corso('Antincendio, livello 2'), iscritto]),
      ],
    },
    { says: 'nuova lezione Excel venerdì', style: 'elliptical', gold: [asks('lezione', 'argomento'), asks('lezione', 'ora')] },
  ],
  dialogues: [
    {
      about: 'Un’aula per lunedì sera',
      turns: [
        { says: 'dove ho due ore libere lunedì?', gold: gaps('lezione', LUNEDI, LUNEDI, 120) },
        { says: 'metti nel Lab B alle 18 una lezione di Grafica', gold: asks('lezione', 'argomento') },
        { says: 'Prove di stampa', gold: create('lezione', { ...grafica, argomento: 'Prove di stampa' }) },
        { says: 'dura un’ora e mezza', gold: create('lezione', { ...grafica, argomento: 'Prove di stampa', minuti: 90 }) },
        { says: 'ok', gold: done },
        { says: 'annulla, la Ferri non può', gold: undone },
      ],
    },
    {
      about: 'Chi manca a Excel',
      turns: [
        { says: 'Chi era assente a Excel domenica scorsa?', gold: list('presenza', mancavano('2026-11-15')) },
        { says: 'e quella prima?', gold: list('presenza', mancavano('2026-11-08')) },
        { says: 'Osei quante assenze ha in tutto?', gold: count('presenza', [assente, osei]) },
        { says: 'e di frequenza quanto fa?', gold: value('studente', 'frequenza', [nome('Kevin Osei')]) },
        {
          says: 'quindi l’attestato lo può prendere?',
          gold: [value('studente', 'attestato', [nome('Kevin Osei')]), yes('studente', [nome('Kevin Osei'), is('attestato', 'in_regola')])],
        },
      ],
    },
    {
      about: 'Uno in più al primo soccorso, che è pieno',
      turns: [
        { says: 'Iscrivi Gianni Ferrari al primo soccorso.', gold: [asks('studente', 'email'), impossible('studente')] },
        { says: 'gianni.ferrari@posta.example', gold: impossible('studente') },
        { says: 'allora mettilo in lista d’attesa', gold: create('studente', { ...gianni, stato: 'in_lista' }) },
        { says: 'sì', gold: done },
        {
          says: 'quanti sono in lista adesso?',
          gold: [
            value('corso', 'in_lista', [nome('Primo soccorso, gruppo B')]),
            count('studente', [corso('Primo soccorso, gruppo B'), is('stato', 'in_lista')]),
          ],
        },
      ],
    },
    {
      about: 'Le rate di Buste paga',
      turns: [
        { says: 'quanto manca da incassare per Buste paga?', gold: figure('sum', 'studente', 'saldo', [paghe, iscritto, deve]) },
        { says: 'chi sono quelli che devono ancora pagare?', gold: list('studente', [paghe, iscritto, deve]) },
        {
          says: 'Noemi ha pagato adesso con la carta',
          gold: [
            create('versamento', { studente: named('Noemi Bianchini'), mezzo: 'carta' }),
            create('versamento', { studente: named('Noemi Bianchini'), importo: 17_000, mezzo: 'carta' }),
          ],
        },
        {
          says: 'no, solo cento euro',
          gold: create('versamento', { studente: named('Noemi Bianchini'), importo: 10_000, mezzo: 'carta' }),
        },
        { says: 'conferma', gold: done },
        { says: 'e adesso lei quanto deve ancora?', gold: value('studente', 'saldo', [nome('Noemi Bianchini')]) },
      ],
    },
    {
      about: 'Quale Camilla',
      turns: [
        {
          says: 'che voto ha preso Camilla?',
          gold: choose('studente', [oneOf('nome', 'Camilla Borghi', 'Camilla Bottura', 'Camilla Facchini', 'Camilla Ravasi')]),
        },
        { says: 'la Facchini', gold: value('studente', 'voto', [nome('Camilla Facchini')]) },
        { says: 'mettile 8', gold: update('studente', [nome('Camilla Facchini')], { voto: 8 }) },
        { says: 'anzi otto e mezzo', gold: update('studente', [nome('Camilla Facchini')], { voto: 8.5 }) },
        { says: 'no lascia stare, sento prima Venturini', gold: dropped },
      ],
    },
  ],
}
