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
  filled,
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
  not,
  oneOf,
  refuse,
  remove,
  undone,
  update,
  value,
  yes,
  type Part,
} from '../../gold.ts'

/** Who comes, or has come: as the trade itself understands «chi viene». */
const viene = oneOf('stato', 'in_attesa', 'confermato', 'in_sala', 'in_poltrona', 'completato')
const avanti = cmp('giorno', 'gte', '2026-11-21')
const aperta = [is('stato', 'inviata'), cmp('residuo', 'gt', 0)]
const di = (paziente: string) => is('paziente', named(paziente))
const cliente = (paziente: string) => is('cliente', named(paziente))
const cognome = (said: string) => is('cognome', said)

/** The desk and the telephone of a practice. */
export const part: Part = {
  turns: [
    // Plain: asked.
    {
      says: 'Chi viene oggi, tranne i pazienti del dottor Ferrante?',
      style: 'plain',
      gold: list('appuntamento', [viene, is('giorno', '2026-11-21'), not('operatore', named('Dott. Ferrante'))]),
    },
    { says: 'A che ora deve venire Ferraresi Lidia?', style: 'plain', gold: value('appuntamento', 'ora', [di('Ferraresi Lidia'), avanti]) },
    {
      says: 'Chi deve ancora confermare per la settimana prossima?',
      style: 'plain',
      gold: list('appuntamento', [is('stato', 'in_attesa'), ...between('giorno', '2026-11-23', '2026-11-29')]),
    },
    {
      says: 'Quali fatture non ancora pagate scadono da oggi a fine mese?',
      style: 'plain',
      gold: list('fattura', [...aperta, ...between('scadenza', '2026-11-21', '2026-11-30')]),
    },
    { says: 'Quanto ci deve in tutto Alberti Valentina?', style: 'plain', gold: value('paziente', 'saldo', [cognome('Alberti')]) },
    { says: 'Elencami i pazienti allergici alla penicillina.', style: 'plain', gold: list('paziente', [is('allergie', 'penicillina')]) },
    {
      says: 'Quali appuntamenti di dicembre sono di pazienti che prendono anticoagulanti?',
      style: 'plain',
      gold: list('appuntamento', [is('farmaci', 'anticoagulanti'), ...between('giorno', '2026-12-01', '2026-12-31')]),
    },
    {
      says: 'Qual è il preventivo più alto che abbiamo fatto quest’anno?',
      style: 'plain',
      gold: list('piano', between('data', '2026-01-01', '2026-12-31'), { sort: [{ field: 'totale', direction: 'desc' }], first: 1 }),
    },
    { says: 'Quanti preventivi stanno ancora aspettando una risposta?', style: 'plain', gold: count('piano', [is('stato', 'presentato')]) },
    {
      says: 'Quanto abbiamo incassato questo mese per ogni metodo di pagamento?',
      style: 'plain',
      gold: groups('incasso', 'mezzo', { fn: 'sum', field: 'importo', where: between('giorno', '2026-11-01', '2026-11-30') }),
    },
    { says: 'A quanto ammonta la produzione di novembre finora?', style: 'plain', gold: metric('prodotto_mese') },
    { says: 'Come si calcola l’utilizzo delle poltrone?', style: 'plain', gold: formula('utilizzo_poltrone') },
    { says: 'Quanto costa una devitalizzazione?', style: 'plain', gold: value('trattamento', 'prezzo', [is('nome', 'Devitalizzazione')]) },
    {
      says: 'Quali trattamenti del listino durano almeno un’ora e mezza?',
      style: 'plain',
      gold: list('trattamento', [cmp('minuti', 'gte', 90)]),
    },
    {
      says: 'Quali pazienti non vediamo da prima di giugno?',
      style: 'plain',
      gold: list('paziente', [cmp('ultima_visita', 'lt', '2026-06-01')]),
    },
    {
      says: 'Quali richiami scadono da qui alla fine dell’anno?',
      style: 'plain',
      gold: list('richiamo', between('prossimo', '2026-11-21', '2026-12-31')),
    },
    { says: 'Chi lavora di solito nella sala 3?', style: 'plain', gold: value('sala', 'operatore', [is('nome', 'Sala 3')]) },
    { says: 'Quali consensi non sono ancora stati firmati?', style: 'plain', gold: list('consenso', [is('stato', 'da_firmare')]) },
    {
      says: 'In sala 2, mercoledì 25, quando c’è posto per un’ora?',
      style: 'plain',
      gold: gaps('appuntamento', '2026-11-25', '2026-11-25', 60, named('Sala 2')),
    },
    {
      says: 'Quante sedute ha avuto la dottoressa Valli a ottobre?',
      style: 'plain',
      gold: count('appuntamento', [viene, is('operatore', named('Dott.ssa Valli')), ...between('giorno', '2026-10-01', '2026-10-31')]),
    },
    {
      says: 'Quali cure eseguite a novembre restano ancora da fatturare?',
      style: 'plain',
      gold: list('prestazione', [is('fatturazione', 'da_fatturare'), ...between('data', '2026-11-01', '2026-11-30')]),
    },
    {
      says: 'Chi ha annullato l’appuntamento di Maffei del 9 novembre?',
      style: 'plain',
      gold: history('appuntamento', [di('Maffei Andrea'), is('giorno', '2026-11-09')]),
    },
    {
      says: 'Quali dei nostri pazienti sono nati prima del 1950?',
      style: 'plain',
      gold: list('paziente', [cmp('data_nascita', 'lt', '1950-01-01')]),
    },
    { says: 'Per quale motivo Zoboli ha rifiutato il preventivo?', style: 'plain', gold: value('piano', 'motivo', [di('Zoboli Giada')]) },
    {
      says: 'Quali denti risultano mancanti a Cattaneo Wanda?',
      style: 'plain',
      gold: list('reperto', [di('Cattaneo Wanda'), is('tipo', 'mancante')]),
    },
    {
      says: 'Abbiamo fatto una nota di credito a Saletti?',
      style: 'plain',
      gold: [yes('nota_credito', [cliente('Saletti Valentina')]), list('nota_credito', [cliente('Saletti Valentina')])],
    },
    {
      says: 'Quante cure di endodonzia ha eseguito la dottoressa Moro da inizio anno?',
      style: 'plain',
      gold: count('prestazione', [
        is('branca', 'endodonzia'),
        is('operatore', named('Dott.ssa Moro')),
        is('stato', 'eseguita'),
        ...between('data', '2026-01-01', '2026-11-21'),
      ]),
    },
    {
      says: 'La settimana prossima ci sono poltrone ferme?',
      style: 'plain',
      gold: [
        yes('chiusura', between('giorno', '2026-11-23', '2026-11-29')),
        list('chiusura', between('giorno', '2026-11-23', '2026-11-29')),
      ],
    },
    {
      says: 'Qual è l’importo medio delle fatture emesse a settembre?',
      style: 'plain',
      gold: figure('avg', 'fattura', 'totale', [is('stato', 'inviata'), ...between('data', '2026-09-01', '2026-09-30')]),
    },
    // Plain: to be written.
    {
      says: 'Fissa un’igiene orale a Fontana Vera giovedì 26 alle 10 in sala 3.',
      style: 'plain',
      gold: create('appuntamento', {
        paziente: named('Fontana Vera'),
        listino: named('Igiene orale'),
        giorno: '2026-11-26',
        ora: '10:00',
        sala: named('Sala 3'),
      }),
    },
    {
      says: 'Registra una nuova paziente: Marina Tosi, nata il 14 maggio 1988, telefono 348 2217765.',
      style: 'plain',
      gold: create('paziente', { nome: 'Marina', cognome: 'Tosi', data_nascita: '1988-05-14', telefono: '3482217765' }),
    },
    {
      says: 'Sposta alle 17 l’appuntamento di Gandolfi Emma di martedì 24.',
      style: 'plain',
      gold: update('appuntamento', [di('Gandolfi Emma'), is('giorno', '2026-11-24')], { ora: '17:00' }),
    },
    {
      says: 'Conferma tutti gli appuntamenti di venerdì 27 che sono ancora in attesa.',
      style: 'plain',
      gold: move('appuntamento', [is('giorno', '2026-11-27'), is('stato', 'in_attesa')], 'confermato'),
    },
    {
      says: 'Registra un acconto di 300 euro in contanti da Marangoni.',
      style: 'plain',
      gold: create('incasso', { paziente: named('Marangoni Ugo'), importo: 30_000, mezzo: 'contanti' }),
    },
    {
      says: 'Emetti la fattura di Morselli che è rimasta in bozza.',
      style: 'plain',
      gold: move('fattura', [cliente('Morselli Enrico'), is('stato', 'bozza')], 'inviata'),
    },
    {
      says: 'Stefani ha accettato oggi il preventivo: segnalo.',
      style: 'plain',
      gold: move('piano', [di('Stefani Giorgio')], 'accettato', { accettato_il: '2026-11-21' }),
    },
    {
      says: 'Porta il prezzo dello sbiancamento a 300 euro.',
      style: 'plain',
      gold: update('trattamento', [is('nome', 'Sbiancamento')], { prezzo: 30_000 }),
    },
    {
      says: 'Blocca la sala 3 mercoledì 25 dalle 9 alle 11 per il corso di Chiara.',
      style: 'plain',
      gold: create('chiusura', { motivo: 'corso di Chiara', sala: named('Sala 3'), giorno: '2026-11-25', ora: '09:00', minuti: 120 }),
    },
    {
      says: 'Prepara il consenso per la chirurgia orale a Bellini Rita.',
      style: 'plain',
      gold: create('consenso', { paziente: named('Bellini Rita'), tipo: 'chirurgia' }),
    },
    {
      says: 'Fattura le cure già eseguite del piano di Malagutti.',
      style: 'plain',
      gold: act('fattura_piano', 'piano', [di('Malagutti Giacomo')]),
    },
    {
      says: 'Segna come eseguita l’otturazione di Rinaudo.',
      style: 'plain',
      gold: move(
        'prestazione',
        [di('Rinaudo Amedeo'), is('listino', named('Otturazione in composito')), is('stato', 'pianificata')],
        'eseguita',
      ),
    },
    {
      says: 'Elimina il piano di cura in bozza di Montanari.',
      style: 'plain',
      gold: remove('piano', [di('Montanari Alessio'), is('stato', 'bozza')]),
    },
    {
      says: 'Prenota una devitalizzazione per Dalla Valle giovedì 26 alle 14:30 in sala 2.',
      style: 'plain',
      gold: impossible('appuntamento'),
    },
    // Plain: not ours.
    { says: 'Da quale fornitore compriamo i guanti in nitrile?', style: 'plain', gold: refuse },
    { says: 'Che tempo farà giovedì a Mantova?', style: 'plain', gold: refuse },
    { says: 'Che voto ci danno i pazienti nelle recensioni?', style: 'plain', gold: refuse },
    { says: 'Qual è la capitale dell’Australia?', style: 'plain', gold: refuse },

    // As people talk at the desk.
    {
      says: 'la Tonelli ha pagato?',
      style: 'colloquial',
      gold: [
        yes('paziente', [cognome('Tonelli'), cmp('saldo', 'lte', 0)]),
        value('paziente', 'saldo', [cognome('Tonelli')]),
        list('fattura', [cliente('Tonelli Lucia'), ...aperta]),
      ],
    },
    {
      says: "chi c'è oggi pomeriggio?",
      style: 'colloquial',
      gold: list('appuntamento', [viene, is('giorno', '2026-11-21'), ...between('ora', '13:00', '17:59')]),
    },
    { says: 'di Pavesi quanto resta fuori?', style: 'colloquial', gold: value('paziente', 'saldo', [cognome('Pavesi')]) },
    {
      says: 'quando torna la Poli?',
      style: 'colloquial',
      gold: [
        value('paziente', 'prossimo', [cognome('Poli')]),
        value('appuntamento', 'giorno', [di('Poli Giada'), avanti]),
        list('appuntamento', [di('Poli Giada'), avanti]),
      ],
    },
    {
      says: 'chi ci ha dato buca il mese scorso?',
      style: 'colloquial',
      gold: list('appuntamento', [is('stato', 'non_presentato'), ...between('giorno', '2026-10-01', '2026-10-31')]),
    },
    { says: 'tra tutti, quanti soldi devono ancora darci i pazienti?', style: 'colloquial', gold: metric('da_incassare') },
    {
      says: 'ma la Cattaneo è allergica a qualcosa?',
      style: 'colloquial',
      gold: [yes('paziente', [cognome('Cattaneo'), filled('allergie')]), value('paziente', 'allergie', [cognome('Cattaneo')])],
    },
    {
      says: 'che sbiancamenti abbiamo in agenda da qui a Natale?',
      style: 'colloquial',
      gold: list('appuntamento', [viene, is('listino', named('Sbiancamento')), ...between('giorno', '2026-11-21', '2026-12-25')]),
    },
    { says: 'chi è che è sotto di più di 500 euro con noi?', style: 'colloquial', gold: list('paziente', [cmp('saldo', 'gt', 50_000)]) },
    {
      says: 'col piano di Malagutti a che punto siamo?',
      style: 'colloquial',
      gold: [value('piano', 'avanzamento', [di('Malagutti Giacomo')]), value('piano', 'stato', [di('Malagutti Giacomo')])],
    },
    {
      says: "c'è un buco di mezz'ora lunedì in sala 1?",
      style: 'colloquial',
      gold: gaps('appuntamento', '2026-11-23', '2026-11-23', 30, named('Sala 1')),
    },
    {
      says: 'quanti minorenni abbiamo in cura?',
      style: 'colloquial',
      gold: count('paziente', [is('stato', 'attivo'), cmp('data_nascita', 'gt', '2008-11-21')]),
    },
    {
      says: 'carie ancora da curare ne abbiamo?',
      style: 'colloquial',
      gold: [yes('reperto', [is('tipo', 'carie'), empty('risolto')]), list('reperto', [is('tipo', 'carie'), empty('risolto')])],
    },
    {
      says: 'ma la Spagna la seguiamo ancora?',
      style: 'colloquial',
      gold: [yes('paziente', [cognome('Spagna'), is('stato', 'attivo')]), value('paziente', 'stato', [cognome('Spagna')])],
    },
    { says: 'la Cattaneo ha confermato', style: 'colloquial', gold: move('appuntamento', [di('Cattaneo Wanda'), avanti], 'confermato') },
    {
      says: 'Rinaudo è qui, è arrivato adesso',
      style: 'colloquial',
      gold: move('appuntamento', [di('Rinaudo Amedeo'), is('giorno', '2026-11-21')], 'in_sala'),
    },
    { says: 'Trentini ha disdetto', style: 'colloquial', gold: move('appuntamento', [di('Trentini Ivan'), avanti], 'annullato') },
    {
      says: 'la Savoia mercoledì non ce la fa, mettila tra quelli da ricollocare',
      style: 'colloquial',
      gold: move('appuntamento', [di('Savoia Cecilia'), is('giorno', '2026-11-25')], 'da_ricollocare'),
    },
    {
      says: 'metti in agenda Giardini mercoledì alle 4 in sala 1, un controllo',
      style: 'colloquial',
      gold: create('appuntamento', {
        paziente: named('Giardini Giacomo'),
        listino: named('Controllo'),
        giorno: '2026-11-25',
        ora: '16:00',
        sala: named('Sala 1'),
      }),
    },
    {
      says: 'Agosti ha fatto il bonifico, è arrivato tutto',
      style: 'colloquial',
      gold: act('incassa', 'fattura', [cliente('Agosti Pietro'), ...aperta], { mezzo: 'bonifico' }),
    },
    {
      says: "ho chiamato la Cattaneo per il controllo dell'impianto, non risponde",
      style: 'colloquial',
      gold: act('esito_richiamo', 'richiamo', [di('Cattaneo Wanda')], { esito: 'non_risponde' }),
    },
    { says: 'fai la parcella a Rinaudo', style: 'colloquial', gold: act('fattura_paziente', 'paziente', [cognome('Rinaudo')]) },
    { says: 'la Gandolfi spostala alle 11', style: 'colloquial', gold: choose('appuntamento', [di('Gandolfi Emma'), avanti]) },
    { says: 'la Ceriani vuole venire venerdì alle 9', style: 'colloquial', gold: asks('appuntamento', 'cura') },
    { says: 'ma la Neri quanto prende di stipendio?', style: 'colloquial', gold: refuse },
    { says: 'che si mangia di buono al bar qui sotto?', style: 'colloquial', gold: refuse },

    // Spoken.
    {
      says: 'allora dimmi un po’ quanti appuntamenti abbiamo martedì mattina',
      style: 'voice',
      gold: count('appuntamento', [viene, is('giorno', '2026-11-24'), cmp('ora', 'lt', '13:00')]),
    },
    {
      says: 'ehm chi è che ha pagato ieri con la carta',
      style: 'voice',
      gold: list('incasso', [is('giorno', '2026-11-20'), is('mezzo', 'carta')]),
    },
    {
      says: 'per favore mi dai il cellulare della signora bellini',
      style: 'voice',
      gold: value('paziente', 'telefono', [cognome('Bellini')]),
    },
    {
      says: 'dunque quanto abbiamo incassato a ottobre in contanti',
      style: 'voice',
      gold: figure('sum', 'incasso', 'importo', [is('mezzo', 'contanti'), ...between('giorno', '2026-10-01', '2026-10-31')]),
    },
    {
      says: 'senti ma giovedì dove la infilo una cosa da un’ora e un quarto',
      style: 'voice',
      gold: gaps('appuntamento', '2026-11-26', '2026-11-26', 75),
    },
    {
      says: 'allora i pazienti attivi che sono usciti senza un prossimo appuntamento chi sono',
      style: 'voice',
      gold: list('paziente', [is('stato', 'attivo'), empty('prossimo')]),
    },
    {
      says: 'fammi vedere le prestazioni eseguite questa settimana divise per branca',
      style: 'voice',
      gold: groups('prestazione', 'branca', { where: [is('stato', 'eseguita'), ...between('data', '2026-11-16', '2026-11-22')] }),
    },
    {
      says: 'ehm metti la donati mercoledì alle tre e mezza in sala uno per una prima visita',
      style: 'voice',
      gold: create('appuntamento', {
        paziente: named('Donati Michela'),
        listino: named('Prima visita'),
        giorno: '2026-11-25',
        ora: '15:30',
        sala: named('Sala 1'),
      }),
    },
    {
      says: 'allora la grandi paga adesso centoquarantadue euro con il bancomat',
      style: 'voice',
      gold: act('incassa', 'fattura', [cliente('Grandi Beatrice'), ...aperta], { importo: 14_200, mezzo: 'carta' }),
    },
    {
      says: 'segna per favore che valenti è allergico al lattice',
      style: 'voice',
      gold: update('paziente', [cognome('Valenti')], { allergie: 'lattice' }),
    },
    {
      says: 'dunque marangoni per l’igiene dice di richiamarlo lunedì trenta',
      style: 'voice',
      gold: act('esito_richiamo', 'richiamo', [di('Marangoni Ugo')], { esito: 'richiamare', richiamare_il: '2026-11-30' }),
    },
    { says: 'aggiungi al listino il bite notturno a trecentocinquanta euro', style: 'voice', gold: asks('trattamento', 'branca') },
    { says: 'scusa ma lunedì c’è lo sciopero dei treni o no', style: 'voice', gold: refuse },

    // Typed in a hurry.
    {
      says: 'Quali appuntamenit ha la dottoressa Valli a dicemrbe?',
      style: 'typo',
      gold: list('appuntamento', [viene, is('operatore', named('Dott.ssa Valli')), ...between('giorno', '2026-12-01', '2026-12-31')]),
    },
    {
      says: 'fatutre scadute della Alberti',
      style: 'typo',
      gold: list('fattura', [cliente('Alberti Valentina'), is('situazione', 'scaduta')]),
    },
    { says: 'Quanti pazzienti abbiamo col fascicolo sopseso?', style: 'typo', gold: count('paziente', [is('stato', 'sospeso')]) },
    {
      says: 'chi ha l apuntamento piu tardi il primo dicembre',
      style: 'typo',
      gold: list('appuntamento', [viene, is('giorno', '2026-12-01')], { sort: [{ field: 'ora', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'Quanto dura la preparaizone per corona?',
      style: 'typo',
      gold: value('trattamento', 'minuti', [is('nome', 'Preparazione per corona')]),
    },
    {
      says: 'Che consneso deve firmare Gamberini?',
      style: 'typo',
      gold: [value('consenso', 'tipo', [di('Gamberini Tullio')]), list('consenso', [di('Gamberini Tullio'), is('stato', 'da_firmare')])],
    },
    { says: 'Archivia la scheda di Scaglioin, non viene piu', style: 'typo', gold: move('paziente', [cognome('Scaglioni')], 'archiviato') },
    { says: "segna completaot l'appuntamento della Melandri di ogig", style: 'typo', gold: impossible('appuntamento') },
    {
      says: 'cancella la manutenzoine di giovedi in sala 2',
      style: 'typo',
      gold: remove('chiusura', [is('sala', named('Sala 2')), is('giorno', '2026-11-26')]),
    },
    {
      says: 'Annnota una cairie sul 2.6 di Pezzini',
      style: 'typo',
      gold: create('reperto', { paziente: named('Pezzini Diego'), dente: '2.6', tipo: 'carie' }),
    },
    { says: 'qaul è la farmacia di turno domncia?', style: 'typo', gold: refuse },

    // In two words.
    {
      says: 'dopodomani?',
      style: 'elliptical',
      gold: [list('appuntamento', [viene, is('giorno', '2026-11-23')]), list('appuntamento', [is('giorno', '2026-11-23')])],
    },
    { says: 'Ranieri saldo', style: 'elliptical', gold: value('paziente', 'saldo', [cognome('Ranieri')]) },
    { says: 'richiami gennaio', style: 'elliptical', gold: list('richiamo', between('prossimo', '2027-01-01', '2027-01-31')) },
    { says: 'telefono Ferrante', style: 'elliptical', gold: value('operatore', 'telefono', [is('nome', 'Dott. Ferrante')]) },
    { says: "in sala d'attesa adesso?", style: 'elliptical', gold: list('appuntamento', [is('stato', 'in_sala')]) },
    {
      says: 'preventivo Marangoni',
      style: 'elliptical',
      gold: [list('piano', [di('Marangoni Ugo')]), value('piano', 'totale', [di('Marangoni Ugo')])],
    },
    {
      says: 'sala 3 venerdì',
      style: 'elliptical',
      gold: list('appuntamento', [viene, is('sala', named('Sala 3')), is('giorno', '2026-11-27')]),
    },
    {
      says: 'Ughetti spostare martedì ore 10',
      style: 'elliptical',
      gold: update('appuntamento', [di('Ughetti Enrico'), avanti], { giorno: '2026-11-24', ora: '10:00' }),
    },
  ],

  dialogues: [
    {
      about: 'l’agenda di martedì',
      turns: [
        { says: 'Chi abbiamo martedì?', gold: list('appuntamento', [viene, is('giorno', '2026-11-24')]) },
        { says: 'e nel pomeriggio?', gold: list('appuntamento', [viene, is('giorno', '2026-11-24'), ...between('ora', '13:00', '17:59')]) },
        {
          says: 'di questi quanti hanno confermato?',
          gold: count('appuntamento', [is('stato', 'confermato'), is('giorno', '2026-11-24'), ...between('ora', '13:00', '17:59')]),
        },
        {
          says: 'fammi vedere solo quelli della Valli',
          gold: list('appuntamento', [
            is('stato', 'confermato'),
            is('giorno', '2026-11-24'),
            ...between('ora', '13:00', '17:59'),
            is('operatore', named('Dott.ssa Valli')),
          ]),
        },
      ],
    },
    {
      about: 'un appuntamento detto a pezzi',
      turns: [
        { says: 'Devo dare un appuntamento alla Ceriani', gold: asks('appuntamento', 'cura') },
        { says: 'igiene', gold: [asks('appuntamento', 'ora'), asks('appuntamento', 'giorno')] },
        { says: 'giovedì alle 9', gold: asks('appuntamento', 'sala') },
        {
          says: 'la 3',
          gold: create('appuntamento', {
            paziente: named('Ceriani Carla'),
            listino: named('Igiene orale'),
            giorno: '2026-11-26',
            ora: '09:00',
            sala: named('Sala 3'),
          }),
        },
        { says: 'sì, va bene così', gold: done },
        { says: 'no scusa, annulla', gold: undone },
      ],
    },
    {
      about: 'una poltrona occupata, e due ripensamenti',
      turns: [
        { says: 'Sposta Righi di martedì alle 11:30', gold: impossible('appuntamento') },
        { says: 'allora alle 10', gold: update('appuntamento', [di('Righi Bruno'), is('giorno', '2026-11-24')], { ora: '10:00' }) },
        {
          says: 'no, facciamo mercoledì stessa ora',
          gold: update('appuntamento', [di('Righi Bruno'), is('giorno', '2026-11-24')], { giorno: '2026-11-25', ora: '10:00' }),
        },
        {
          says: "e tienigli tre quarti d'ora",
          gold: update('appuntamento', [di('Righi Bruno'), is('giorno', '2026-11-24')], { giorno: '2026-11-25', ora: '10:00', minuti: 45 }),
        },
        { says: 'ok, confermo', gold: done },
      ],
    },
    {
      about: 'tre di nome Rita',
      turns: [
        { says: 'Mi dai il numero della Rita?', gold: choose('paziente', [is('nome', 'Rita')]) },
        { says: 'la seconda', gold: value('paziente', 'telefono', [cognome('Caleffi')]) },
        { says: 'e dove abita?', gold: value('paziente', 'indirizzo', [cognome('Caleffi')]) },
        { says: "l'anamnesi di quando è?", gold: value('paziente', 'anamnesi_del', [cognome('Caleffi')]) },
      ],
    },
    {
      about: 'Zanardi paga una fattura su due',
      turns: [
        { says: 'Che fatture ha ancora aperte Zanardi?', gold: list('fattura', [cliente('Zanardi Luca'), ...aperta]) },
        { says: 'quanto fa in tutto?', gold: figure('sum', 'fattura', 'residuo', [cliente('Zanardi Luca'), ...aperta]) },
        {
          says: 'quella del 6 ottobre la paga adesso, in contanti',
          gold: act('incassa', 'fattura', [cliente('Zanardi Luca'), is('data', '2026-10-06')], { mezzo: 'contanti' }),
        },
        { says: 'sì', gold: done },
        { says: 'e adesso quanto ci deve ancora?', gold: value('paziente', 'saldo', [cognome('Zanardi')]) },
      ],
    },
    {
      about: 'conferme di lunedì',
      turns: [
        {
          says: 'Lunedì chi mi deve ancora confermare?',
          gold: list('appuntamento', [is('stato', 'in_attesa'), is('giorno', '2026-11-23')]),
        },
        {
          says: 'li ho sentiti adesso, confermali',
          gold: move('appuntamento', [is('stato', 'in_attesa'), is('giorno', '2026-11-23')], 'confermato'),
        },
        { says: 'vai', gold: done },
        { says: 'aspetta, torna indietro: ho sbagliato giorno', gold: undone },
      ],
    },
    {
      about: 'Mantovani prima disdice e poi sposta',
      turns: [
        {
          says: 'Mantovani lunedì non viene, disdici',
          gold: move('appuntamento', [di('Mantovani Fabio'), is('giorno', '2026-11-23')], 'annullato'),
        },
        { says: 'anzi no, lascia stare', gold: dropped },
        {
          says: 'spostalo a giovedì, stessa ora',
          gold: update('appuntamento', [di('Mantovani Fabio'), is('giorno', '2026-11-23')], { giorno: '2026-11-26', ora: '09:45' }),
        },
        { says: 'sì, fallo', gold: done },
      ],
    },
    {
      about: 'preventivi in attesa',
      turns: [
        { says: 'Quali preventivi aspettano ancora il sì del paziente?', gold: list('piano', [is('stato', 'presentato')]) },
        {
          says: 'il più vecchio di chi è?',
          gold: [
            list('piano', [is('stato', 'presentato')], { sort: [{ field: 'data', direction: 'asc' }], first: 1 }),
            value('piano', 'paziente', [di('Stefani Giorgio')]),
          ],
        },
        {
          says: "quello l'ha rifiutato, dice che costa troppo",
          gold: move('piano', [di('Stefani Giorgio')], 'rifiutato', { motivo: 'costa troppo' }),
        },
        { says: 'conferma', gold: done },
        { says: "e l'altro di quant'è?", gold: value('piano', 'totale', [di('Marangoni Ugo')]) },
      ],
    },
    {
      about: 'una cartella nuova al telefono',
      turns: [
        { says: 'Apri una cartella nuova', gold: asks('paziente', 'nome') },
        { says: 'Bolzoni Ettore', gold: create('paziente', { nome: 'Ettore', cognome: 'Bolzoni' }) },
        { says: 'cellulare 340 7765123', gold: create('paziente', { nome: 'Ettore', cognome: 'Bolzoni', telefono: '3407765123' }) },
        {
          says: 'no, il cognome è Bolzani, con la a',
          gold: create('paziente', { nome: 'Ettore', cognome: 'Bolzani', telefono: '3407765123' }),
        },
        { says: 'perfetto, salva', gold: done },
      ],
    },
    {
      about: 'gli incassi di due mesi',
      turns: [
        {
          says: 'Quanto abbiamo incassato a ottobre?',
          gold: figure('sum', 'incasso', 'importo', between('giorno', '2026-10-01', '2026-10-31')),
        },
        { says: 'e a settembre?', gold: figure('sum', 'incasso', 'importo', between('giorno', '2026-09-01', '2026-09-30')) },
        {
          says: 'dividimelo per come hanno pagato',
          gold: groups('incasso', 'mezzo', { fn: 'sum', field: 'importo', where: between('giorno', '2026-09-01', '2026-09-30') }),
        },
        {
          says: 'chi è che ha pagato in contanti?',
          gold: list('incasso', [is('mezzo', 'contanti'), ...between('giorno', '2026-09-01', '2026-09-30')]),
        },
      ],
    },
  ],
}
