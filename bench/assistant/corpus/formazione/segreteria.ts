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
  empty,
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

const assente = is('segno', 'assente')
const attivo = is('stato', 'attivo')
const programmata = is('stato', 'programmata')
const iscritto = oneOf('stato', 'attivo', 'programmato', 'sospeso', 'completato')
const novembre = between('data', '2026-11-01', '2026-11-30')
const dicembre = between('data', '2026-12-01', '2026-12-31')
const soccorso = is('corso', named('Primo soccorso, gruppo B'))
const excel = is('corso', named('Excel per l’ufficio'.replace('’', "'")))
const commerciale = is('corso', named('Inglese commerciale B1'))
const inglesi = oneOf('nome', 'Inglese commerciale B1', 'Inglese di base A2')

/** The office of the school: who enrols, who pays, where the lessons are. */
export const part: Part = {
  turns: [
    // Written with care.
    { says: 'Quali lezioni ci sono domani?', style: 'plain', gold: list('lezione', [is('data', '2026-11-22')]) },
    {
      says: 'Quanti posti restano liberi nei corsi che devono ancora partire?',
      style: 'plain',
      gold: figure('sum', 'corso', 'posti_liberi', [is('stato', 'programmato')]),
    },
    {
      says: 'A che ora comincia la lezione di Buste paga di martedì?',
      style: 'plain',
      gold: value('lezione', 'ora', [is('corso', named('Buste paga')), is('data', '2026-11-24')]),
    },
    {
      says: 'Quali iscritti a Primo soccorso, gruppo B non hanno ancora versato niente?',
      style: 'plain',
      gold: list('studente', [soccorso, iscritto, cmp('versato', 'lte', 0)]),
    },
    { says: 'Quanto deve ancora pagare Mattia Merlini?', style: 'plain', gold: value('studente', 'saldo', [is('nome', 'Mattia Merlini')]) },
    {
      says: 'Qual è la percentuale di frequenza di Edoardo Guerra?',
      style: 'plain',
      gold: value('studente', 'frequenza', [is('nome', 'Edoardo Guerra')]),
    },
    {
      says: 'Chi era assente alla lezione di Buste paga del 10 novembre?',
      style: 'plain',
      gold: list('presenza', [is('lezione', named('Contributi INPS e INAIL · 10/11/2026')), assente]),
    },
    { says: 'Quali attestati dobbiamo ancora consegnare?', style: 'plain', gold: list('attestato', [is('stato', 'da_rilasciare')]) },
    {
      says: 'Quanto abbiamo incassato dagli studenti questo mese?',
      style: 'plain',
      gold: figure('sum', 'versamento', 'importo', [...novembre]),
    },
    {
      says: 'Quante iscrizioni abbiamo ricevuto a novembre?',
      style: 'plain',
      gold: count('studente', between('iscrizione', '2026-11-01', '2026-11-30')),
    },
    {
      says: 'Quali studenti ci ha mandato il Caseificio Righi?',
      style: 'plain',
      gold: list('studente', [is('azienda', 'Caseificio Righi')]),
    },
    {
      says: 'Quali corsi attivi hanno più di tre posti liberi?',
      style: 'plain',
      gold: list('corso', [attivo, cmp('posti_liberi', 'gt', 3)]),
    },
    {
      says: 'Qual è il corso con il voto medio più alto?',
      style: 'plain',
      gold: list('corso', [], { sort: [{ field: 'voto_medio', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'Quante ore ha già in calendario il corso di Grafica con software liberi?',
      style: 'plain',
      gold: value('corso', 'ore_in_calendario', [is('nome', 'Grafica con software liberi')]),
    },
    {
      says: 'Quando finisce il corso Inglese commerciale B1?',
      style: 'plain',
      gold: value('corso', 'fine', [is('nome', 'Inglese commerciale B1')]),
    },
    { says: 'Che attrezzatura c’è nel Lab A?', style: 'plain', gold: value('aula', 'attrezzatura', [is('nome', 'Lab A')]) },
    {
      says: 'L’Aula 2 è chiusa il 26 novembre?',
      style: 'plain',
      gold: [
        yes('chiusura', [is('aula', named('Aula 2')), is('data', '2026-11-26')]),
        list('chiusura', [is('aula', named('Aula 2')), is('data', '2026-11-26')]),
      ],
    },
    {
      says: 'In quali giorni della settimana prossima l’Aula 1 è libera per tre ore?',
      style: 'plain',
      gold: gaps('lezione', '2026-11-23', '2026-11-29', 180, named('Aula 1')),
    },
    { says: 'Quanti studenti si sono ritirati?', style: 'plain', gold: count('studente', [is('stato', 'ritirato')]) },
    {
      says: 'Quanto è stato versato in contanti dal primo ottobre a oggi?',
      style: 'plain',
      gold: figure('sum', 'versamento', 'importo', [is('mezzo', 'contanti'), ...between('data', '2026-10-01', '2026-11-21')]),
    },
    { says: 'Mostrami quanti studenti attivi ha ciascun corso.', style: 'plain', gold: groups('studente', 'corso', { where: [attivo] }) },
    { says: 'Come si calcola la percentuale di abbandono?', style: 'plain', gold: formula('abbandono') },
    { says: 'Qual è la frequenza alle lezioni di questo mese?', style: 'plain', gold: metric('frequenza') },
    { says: 'Chi ha modificato la lezione Tabelle pivot?', style: 'plain', gold: history('lezione', [is('argomento', 'Tabelle pivot')]) },
    {
      says: 'Qual è la valutazione media di Helen Marsh?',
      style: 'plain',
      gold: [
        value('docente', 'valutazione', [is('nome', 'Helen Marsh')]),
        figure('avg', 'giudizio', 'voto', [is('docente', named('Helen Marsh'))]),
      ],
    },
    {
      says: 'Quanti questionari ha ricevuto Paolo Venturini a ottobre?',
      style: 'plain',
      gold: count('giudizio', [is('docente', named('Paolo Venturini')), ...between('data', '2026-10-01', '2026-10-31')]),
    },
    {
      says: 'Quali studenti di Inglese commerciale B1 sono ancora senza voto?',
      style: 'plain',
      gold: [list('studente', [commerciale, empty('voto')]), list('studente', [commerciale, attivo, empty('voto')])],
    },
    { says: 'Quali studenti hanno un voto di almeno 9?', style: 'plain', gold: list('studente', [cmp('voto', 'gte', 9)]) },
    {
      says: 'Iscrivi Marco Belotti al corso Buste paga, email marco.belotti@posta.example.',
      style: 'plain',
      gold: create('studente', { nome: 'Marco Belotti', corso: named('Buste paga'), email: 'marco.belotti@posta.example' }),
    },
    {
      says: 'Registra un versamento di 120 euro in contanti di Gaia Castelli.',
      style: 'plain',
      gold: create('versamento', { studente: named('Gaia Castelli'), importo: 12_000, mezzo: 'contanti' }),
    },
    {
      says: 'Sposta alle 15 la lezione di Buste paga di martedì.',
      style: 'plain',
      gold: update('lezione', [is('corso', named('Buste paga')), is('data', '2026-11-24')], { ora: '15:00' }),
    },
    {
      says: 'Segna da recuperare la lezione di Excel di domani.',
      style: 'plain',
      gold: move('lezione', [excel, is('data', '2026-11-22')], 'da_recuperare'),
    },
    { says: 'Rilascia tutti gli attestati pronti.', style: 'plain', gold: move('attestato', [is('stato', 'da_rilasciare')], 'rilasciato') },
    {
      says: 'Prepara gli attestati della Formazione dei preposti.',
      style: 'plain',
      gold: act('attestati_classe', 'corso', [is('nome', 'Formazione dei preposti')]),
    },
    {
      says: 'Chiudi il Lab A mercoledì 2 dicembre dalle 9 per tre ore, motivo: manutenzione dei computer.',
      style: 'plain',
      gold: create('chiusura', {
        aula: named('Lab A'),
        data: '2026-12-02',
        ora: '09:00',
        minuti: 180,
        motivo: 'manutenzione dei computer',
      }),
    },
    {
      says: 'Segna assente Kevin Osei alla lezione di domani.',
      style: 'plain',
      gold: create('presenza', { studente: named('Kevin Osei'), lezione: named('Tabelle pivot · 22/11/2026'), segno: 'assente' }),
    },
    {
      says: 'Metti in calendario le lezioni di Grafica con software liberi il lunedì e il mercoledì alle 18, a partire dal 14 dicembre.',
      style: 'plain',
      gold: act('programma_lezioni', 'corso', [is('nome', 'Grafica con software liberi')], {
        dal: '2026-12-14',
        ora: '18:00',
        quando: 'lun_mer',
      }),
    },
    {
      says: 'Iscrivi Alice Tamburini anche al corso di Grafica con software liberi.',
      style: 'plain',
      gold: act('iscrivi_altrove', 'studente', [is('nome', 'Alice Tamburini')], { corso: named('Grafica con software liberi') }),
    },
    {
      says: 'Aumenta a 310 euro il prezzo di Excel per l’ufficio.',
      style: 'plain',
      gold: update('corso', [is('nome', "Excel per l'ufficio")], { prezzo: 31_000 }),
    },
    { says: 'Metti 8 come voto a Elena Gobbi.', style: 'plain', gold: update('studente', [is('nome', 'Elena Gobbi')], { voto: 8 }) },
    { says: 'Annulla il corso Buste paga.', style: 'plain', gold: impossible('corso') },
    { says: 'Segna come ritirata Camilla Bottura.', style: 'plain', gold: move('studente', [is('nome', 'Camilla Bottura')], 'ritirato') },
    {
      says: 'Assegna a Noa Ferri la lezione di Excel del 14 dicembre.',
      style: 'plain',
      gold: update('lezione', [excel, is('data', '2026-12-14')], { docente: named('Noa Ferri') }),
    },
    { says: 'Iscrivi Sara Locatelli ad Antincendio, livello 2.', style: 'plain', gold: asks('studente', 'email') },
    { says: 'Quali fondi interprofessionali coprono il corso antincendio?', style: 'plain', gold: refuse },
    { says: 'Quanti dei nostri studenti vengono a lezione in treno?', style: 'plain', gold: refuse },
    { says: 'Quanto chiedono le altre scuole per un corso di inglese?', style: 'plain', gold: refuse },

    // As people talk at the desk.
    {
      says: 'stasera chi c’è in aula?',
      style: 'colloquial',
      gold: list('lezione', [is('data', '2026-11-21'), cmp('ora', 'gte', '18:00')]),
    },
    {
      says: 'la Benetti ha saldato?',
      style: 'colloquial',
      gold: [
        value('studente', 'saldo', [is('nome', 'Valentina Benetti')]),
        yes('studente', [is('nome', 'Valentina Benetti'), cmp('saldo', 'lte', 0)]),
      ],
    },
    { says: 'chi è che ci deve ancora dei soldi?', style: 'colloquial', gold: list('studente', [iscritto, cmp('saldo', 'gt', 0)]) },
    {
      says: 'sabato scorso a inglese quanti ne mancavano?',
      style: 'colloquial',
      gold: count('presenza', [assente, is('lezione.corso', named('Inglese commerciale B1')), is('data', '2026-11-14')]),
    },
    {
      says: 'cosa c’è nel Lab B martedì?',
      style: 'colloquial',
      gold: list('lezione', [is('aula', named('Lab B')), is('data', '2026-11-24')]),
    },
    { says: 'chi è che rischia di restare senza attestato?', style: 'colloquial', gold: list('studente', [is('attestato', 'a_rischio')]) },
    { says: 'che voto ha la Moraru?', style: 'colloquial', gold: value('studente', 'voto', [is('nome', 'Svetlana Moraru')]) },
    { says: 'antincendio quand’è che parte?', style: 'colloquial', gold: value('corso', 'inizio', [is('nome', 'Antincendio, livello 2')]) },
    {
      says: 'di quelli di Serramenti Poli chi non ha pagato?',
      style: 'colloquial',
      gold: list('studente', [is('azienda', 'Serramenti Poli Snc'), cmp('saldo', 'gt', 0)]),
    },
    {
      says: 'in coda per il primo soccorso chi abbiamo?',
      style: 'colloquial',
      gold: list('studente', [soccorso, is('stato', 'in_lista')]),
    },
    {
      says: 'Tosetti quante ore ci fa a dicembre?',
      style: 'colloquial',
      gold: figure('sum', 'lezione', 'ore', [is('docente', named('Ing. Tosetti')), ...dicembre]),
    },
    { says: 'quanto viene il corso di inglese?', style: 'colloquial', gold: choose('corso', [inglesi]) },
    {
      says: 'ci sono ancora lezioni da far firmare?',
      style: 'colloquial',
      gold: [yes('lezione', [is('stato', 'svolta')]), list('lezione', [is('stato', 'svolta')])],
    },
    { says: 'chi è arrivato tardi questo mese?', style: 'colloquial', gold: list('presenza', [is('segno', 'ritardo'), ...novembre]) },
    {
      says: 'che corsi ci sono già pieni?',
      style: 'colloquial',
      gold: list('corso', [oneOf('stato', 'attivo', 'programmato'), cmp('posti_liberi', 'lte', 0)]),
    },
    {
      says: 'il numero della Greco ce l’abbiamo?',
      style: 'colloquial',
      gold: value('studente', 'telefono', [is('nome', 'Matilde Greco')]),
    },
    {
      says: 'Ivan Bertoni ha saldato in contanti',
      style: 'colloquial',
      gold: create('versamento', { studente: named('Ivan Bertoni'), mezzo: 'contanti' }),
    },
    { says: 'Chiara Pavesi ha mollato', style: 'colloquial', gold: move('studente', [is('nome', 'Chiara Pavesi')], 'ritirato') },
    {
      says: 'lunedì sera niente inglese, la recuperiamo',
      style: 'colloquial',
      gold: move('lezione', [commerciale, is('data', '2026-11-23')], 'da_recuperare'),
    },
    { says: 'da’ un posto a Rita Valenti', style: 'colloquial', gold: impossible('studente') },
    {
      says: 'il primo soccorso di stamattina è fatto',
      style: 'colloquial',
      gold: move('lezione', [soccorso, is('data', '2026-11-21')], 'svolta'),
    },
    {
      says: 'mettimi antincendio il 10 dicembre alle 2, argomento Ripasso generale',
      style: 'colloquial',
      gold: create('lezione', { corso: named('Antincendio, livello 2'), data: '2026-12-10', ora: '14:00', argomento: 'Ripasso generale' }),
    },
    {
      says: 'Tommaso Dalla Valle per ora mettilo in pausa',
      style: 'colloquial',
      gold: move('studente', [is('nome', 'Tommaso Dalla Valle')], 'sospeso'),
    },
    {
      says: 'la chiusura dell’Aula 2 di giovedì toglila pure',
      style: 'colloquial',
      gold: remove('chiusura', [is('aula', named('Aula 2')), is('data', '2026-11-26')]),
    },
    { says: 'che autobus arriva qui davanti la sera?', style: 'colloquial', gold: refuse },
    { says: 'mi ordini tu il toner per la stampante?', style: 'colloquial', gold: refuse },

    // Said aloud.
    {
      says: 'allora dimmi che lezioni abbiamo da lunedì a mercoledì',
      style: 'voice',
      gold: list('lezione', [...between('data', '2026-11-23', '2026-11-25')]),
    },
    {
      says: 'ehm quanti studenti ha in tutto ombretta rizzi nei suoi corsi',
      style: 'voice',
      gold: [
        figure('sum', 'corso', 'studenti', [is('docente', named('Ombretta Rizzi'))]),
        count('studente', [is('corso.docente', named('Ombretta Rizzi')), iscritto]),
      ],
    },
    {
      says: 'dunque qual è il prossimo corso che parte',
      style: 'voice',
      gold: list('corso', [is('stato', 'programmato')], { sort: [{ field: 'inizio', direction: 'asc' }], first: 1 }),
    },
    {
      says: 'per favore chi è mancato negli ultimi tre giorni',
      style: 'voice',
      gold: list('presenza', [assente, ...between('data', '2026-11-18', '2026-11-21')]),
    },
    {
      says: 'senti quanto abbiamo preso con la carta la settimana scorsa',
      style: 'voice',
      gold: figure('sum', 'versamento', 'importo', [is('mezzo', 'carta'), ...between('data', '2026-11-09', '2026-11-15')]),
    },
    { says: 'allora chi è che ha versato solo cinquanta euro di acconto', style: 'voice', gold: list('studente', [is('versato', 5000)]) },
    {
      says: 'dunque chi ha preso il voto più basso alla formazione dei preposti',
      style: 'voice',
      gold: list('studente', [is('corso', named('Formazione dei preposti'))], { sort: [{ field: 'voto', direction: 'asc' }], first: 1 }),
    },
    {
      says: 'ehm quante lezioni restano di posta e calendario condivisi',
      style: 'voice',
      gold: count('lezione', [is('corso', named('Posta e calendario condivisi')), programmata, cmp('data', 'gte', '2026-11-21')]),
    },
    {
      says: 'allora registra centosettanta euro con la carta da rosa mazzali',
      style: 'voice',
      gold: create('versamento', { studente: named('Rosa Mazzali'), importo: 17_000, mezzo: 'carta' }),
    },
    {
      says: 'per favore sposta in aula due la lezione di inglese di lunedì',
      style: 'voice',
      gold: update('lezione', [commerciale, is('data', '2026-11-23')], { aula: named('Aula 2') }),
    },
    {
      says: 'ehm segna completato il corso di primo soccorso gruppo b',
      style: 'voice',
      gold: move('corso', [is('nome', 'Primo soccorso, gruppo B')], 'completato'),
    },
    {
      says: 'dunque aggiungi un questionario su ombretta rizzi corso buste paga voto quattro',
      style: 'voice',
      gold: create('giudizio', { docente: named('Ombretta Rizzi'), corso: named('Buste paga'), voto: 4 }),
    },
    { says: 'senti ma chi l’ha inventato il foglio elettronico', style: 'voice', gold: refuse },

    // As fingers make them.
    {
      says: 'Che lezoini ci sono la settimana prossima nel Lab A?',
      style: 'typo',
      gold: list('lezione', [is('aula', named('Lab A')), ...between('data', '2026-11-23', '2026-11-29')]),
    },
    {
      says: 'Quatni attestati abbiamo rilasciato a settembre?',
      style: 'typo',
      gold: count('attestato', [is('stato', 'rilasciato'), ...between('data', '2026-09-01', '2026-09-30')]),
    },
    { says: 'Qual e la mail di Noa Feri?', style: 'typo', gold: value('docente', 'email', [is('nome', 'Noa Ferri')]) },
    { says: 'Quali studenti sono sopsesi?', style: 'typo', gold: list('studente', [is('stato', 'sospeso')]) },
    {
      says: 'Quanto costa il corso di Contabilita di bsae?',
      style: 'typo',
      gold: value('corso', 'prezzo', [is('nome', 'Contabilità di base')]),
    },
    { says: 'Elenco dei versamneti di ieri', style: 'typo', gold: list('versamento', [is('data', '2026-11-20')]) },
    {
      says: 'Camiba la mail di Kevin Osei in kosei@posta.example',
      style: 'typo',
      gold: update('studente', [is('nome', 'Kevin Osei')], { email: 'kosei@posta.example' }),
    },
    {
      says: 'Spsota la lezione di Excel di domani alle 17',
      style: 'typo',
      gold: update('lezione', [excel, is('data', '2026-11-22')], { ora: '17:00' }),
    },
    { says: 'Riprnedi il corso Contabilita di base', style: 'typo', gold: move('corso', [is('nome', 'Contabilità di base')], 'attivo') },
    { says: 'Elimina il versamento di ieri di Pietro Bertnoi', style: 'typo', gold: refuse },
    { says: 'A che ora chuide il bar qui sotto?', style: 'typo', gold: refuse },

    // A few words.
    { says: 'Excel posti liberi', style: 'elliptical', gold: value('corso', 'posti_liberi', [is('nome', "Excel per l'ufficio")]) },
    { says: 'lista d’attesa', style: 'elliptical', gold: list('studente', [is('stato', 'in_lista')]) },
    {
      says: 'assenze Guerra Edoardo',
      style: 'elliptical',
      gold: [
        list('presenza', [is('studente', named('Edoardo Guerra')), assente]),
        count('presenza', [is('studente', named('Edoardo Guerra')), assente]),
      ],
    },
    { says: 'lezioni 1 dicembre', style: 'elliptical', gold: list('lezione', [is('data', '2026-12-01')]) },
    { says: 'Rizzi telefono', style: 'elliptical', gold: value('docente', 'telefono', [is('nome', 'Ombretta Rizzi')]) },
    { says: 'totale da incassare', style: 'elliptical', gold: metric('da_incassare') },
    {
      says: 'Giada Spagna 140 euro bonifico',
      style: 'elliptical',
      gold: create('versamento', { studente: named('Giada Spagna'), importo: 14_000, mezzo: 'bonifico' }),
    },
    { says: 'password wifi Aula 1', style: 'elliptical', gold: refuse },
  ],
  dialogues: [
    {
      about: 'the lessons of the next days and who is in them',
      turns: [
        { says: 'Che lezioni abbiamo domani?', gold: list('lezione', [is('data', '2026-11-22')]) },
        { says: 'e dopodomani?', gold: list('lezione', [is('data', '2026-11-23')]) },
        {
          says: 'quanti sono gli iscritti a quel corso?',
          gold: [value('corso', 'studenti', [is('nome', 'Inglese commerciale B1')]), count('studente', [commerciale, iscritto])],
        },
        { says: 'chi sono?', gold: [list('studente', [commerciale, iscritto]), list('studente', [commerciale, attivo])] },
      ],
    },
    {
      about: 'an enrolment told bit by bit',
      turns: [
        { says: 'Iscrivi Luca Valsecchi a Excel per l’ufficio', gold: asks('studente', 'email') },
        {
          says: 'luca.valsecchi@posta.example',
          gold: create('studente', { nome: 'Luca Valsecchi', corso: named("Excel per l'ufficio"), email: 'luca.valsecchi@posta.example' }),
        },
        {
          says: 'telefono 349 5557788',
          gold: create('studente', {
            nome: 'Luca Valsecchi',
            corso: named("Excel per l'ufficio"),
            email: 'luca.valsecchi@posta.example',
            telefono: '3495557788',
          }),
        },
        { says: 'sì, conferma', gold: done },
      ],
    },
    {
      about: 'who still has to pay',
      turns: [
        { says: 'Chi non ha finito di pagare?', gold: list('studente', [iscritto, cmp('saldo', 'gt', 0)]) },
        {
          says: 'solo quelli di Antincendio',
          gold: list('studente', [iscritto, cmp('saldo', 'gt', 0), is('corso', named('Antincendio, livello 2'))]),
        },
        {
          says: 'quanto fa in tutto?',
          gold: figure('sum', 'studente', 'saldo', [iscritto, cmp('saldo', 'gt', 0), is('corso', named('Antincendio, livello 2'))]),
        },
        { says: 'e per Inglese commerciale?', gold: figure('sum', 'studente', 'saldo', [iscritto, cmp('saldo', 'gt', 0), commerciale]) },
      ],
    },
    {
      about: 'a lesson moved, corrected and moved back',
      turns: [
        {
          says: 'Sposta a lunedì la lezione di Excel di domani',
          gold: update('lezione', [excel, is('data', '2026-11-22')], { data: '2026-11-23' }),
        },
        { says: 'alle 17', gold: update('lezione', [excel, is('data', '2026-11-22')], { data: '2026-11-23', ora: '17:00' }) },
        {
          says: 'no, facciamo mercoledì stessa ora',
          gold: update('lezione', [excel, is('data', '2026-11-22')], { data: '2026-11-25', ora: '17:00' }),
        },
        { says: 'conferma', gold: done },
        { says: 'annulla tutto', gold: undone },
      ],
    },
    {
      about: 'certificates prepared and given',
      turns: [
        { says: 'A chi dobbiamo preparare l’attestato?', gold: list('studente', [is('attestato', 'da_preparare')]) },
        { says: 'quanti sono?', gold: count('studente', [is('attestato', 'da_preparare')]) },
        { says: 'preparali tutti', gold: act('attestati_scelti', 'studente') },
        { says: 'sì', gold: done },
        {
          says: 'adesso rilascia quelli dei preposti',
          gold: move('attestato', [is('stato', 'da_rilasciare'), is('corso', named('Formazione dei preposti'))], 'rilasciato'),
        },
        { says: 'vai', gold: done },
      ],
    },
    {
      about: 'which of the English courses',
      turns: [
        { says: 'Quanti studenti ci sono nel corso di inglese?', gold: choose('corso', [inglesi]) },
        { says: 'il commerciale', gold: value('corso', 'studenti', [is('nome', 'Inglese commerciale B1')]) },
        { says: 'e quanti posti restano?', gold: value('corso', 'posti_liberi', [is('nome', 'Inglese commerciale B1')]) },
        { says: 'chi lo insegna?', gold: value('corso', 'docente', [is('nome', 'Inglese commerciale B1')]) },
      ],
    },
    {
      about: 'an absence that was announced',
      turns: [
        {
          says: 'Alba Orlandi domani non viene, segnala assente',
          gold: create('presenza', { studente: named('Alba Orlandi'), lezione: named('Tabelle pivot · 22/11/2026'), segno: 'assente' }),
        },
        {
          says: 'metti nella nota: certificato medico',
          gold: create('presenza', {
            studente: named('Alba Orlandi'),
            lezione: named('Tabelle pivot · 22/11/2026'),
            segno: 'assente',
            nota: 'certificato medico',
          }),
        },
        { says: 'ok', gold: done },
      ],
    },
    {
      about: 'a room that is closed',
      turns: [
        { says: 'Blocca il Lab B mercoledì 2 dicembre', gold: asks('chiusura', 'motivo') },
        { says: 'Esame ECDL', gold: asks('chiusura', 'ora') },
        { says: 'dalle 9', gold: create('chiusura', { aula: named('Lab B'), data: '2026-12-02', motivo: 'Esame ECDL', ora: '09:00' }) },
        {
          says: 'per due ore',
          gold: create('chiusura', { aula: named('Lab B'), data: '2026-12-02', motivo: 'Esame ECDL', ora: '09:00', minuti: 120 }),
        },
        { says: 'conferma', gold: done },
      ],
    },
    {
      about: 'how full the courses are',
      turns: [
        {
          says: 'Quanti studenti abbiamo per corso?',
          gold: [groups('studente', 'corso'), groups('studente', 'corso', { where: [iscritto] })],
        },
        {
          says: 'solo i corsi attivi',
          gold: [
            groups('studente', 'corso', { where: [is('corso.stato', 'attivo')] }),
            groups('studente', 'corso', { where: [is('corso.stato', 'attivo'), iscritto] }),
          ],
        },
        { says: 'qual è il più pieno?', gold: list('corso', [attivo], { sort: [{ field: 'riempimento', direction: 'desc' }], first: 1 }) },
        {
          says: 'e quello con più posti liberi?',
          gold: list('corso', [attivo], { sort: [{ field: 'posti_liberi', direction: 'desc' }], first: 1 }),
        },
      ],
    },
    {
      about: 'somebody withdrawn by mistake',
      turns: [
        { says: 'Ritira Francesco Cavicchini', gold: move('studente', [is('nome', 'Francesco Cavicchini')], 'ritirato') },
        { says: 'sì', gold: done },
        { says: 'no, ho sbagliato, annulla', gold: undone },
        { says: 'era Carlo Morselli quello da ritirare', gold: move('studente', [is('nome', 'Carlo Morselli')], 'ritirato') },
        { says: 'anzi lascia stare, aspetto la sua mail', gold: dropped },
      ],
    },
  ],
}
