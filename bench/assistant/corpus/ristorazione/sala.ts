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
  type Part,
  refuse,
  remove,
  undone,
  update,
  value,
  yes,
} from '../../gold.ts'

const OGGI = '2026-11-21'
const DOMANI = '2026-11-22'
/** Of lines the vocabulary names no record: dishes stand there by id. */
const MARGHERITA = 'piatto_1'
const INSALATA = 'piatto_8'
const BIRRA = 'piatto_9'
const CAFFE = 'piatto_10'
const TIRAMISU = 'piatto_11'

const settimanaProssima = between('giorno', '2026-11-23', '2026-11-29')
const novembre = between('giorno', '2026-11-01', '2026-11-30')
const cena = is('servizio', 'cena')
const stasera = [is('giorno', OGGI), cena]

/** The room: who takes the telephone, who shows people in, who carries plates and who stands at the till. */
export const part: Part = {
  turns: [
    // Plain: what is asked.
    {
      says: 'Quali prenotazioni abbiamo domani a pranzo?',
      style: 'plain',
      gold: list('prenotazione', [is('giorno', DOMANI), is('servizio', 'pranzo')]),
    },
    {
      says: 'Quante persone aspettiamo lunedì sera?',
      style: 'plain',
      gold: figure('sum', 'prenotazione', 'coperti', [is('giorno', '2026-11-23'), cena]),
    },
    { says: 'A che ora arriva la famiglia Lorusso?', style: 'plain', gold: value('prenotazione', 'ora', [is('nome', 'Famiglia Lorusso')]) },
    {
      says: 'Mi serve il numero di telefono di Giada Poli.',
      style: 'plain',
      gold: value('prenotazione', 'telefono', [is('nome', 'Giada Poli')]),
    },
    {
      says: 'Quali prenotazioni della settimana prossima sono ancora da confermare?',
      style: 'plain',
      gold: list('prenotazione', [...settimanaProssima, is('stato', 'attesa')]),
    },
    {
      says: 'Quali tavoli sono liberi domani alle 13?',
      style: 'plain',
      gold: list('tavolo', [filled('posti'), not('numero', '4'), not('numero', '9')]),
    },
    {
      says: 'Che tavoli della veranda hanno più di due posti?',
      style: 'plain',
      gold: list('tavolo', [is('sala', named('Veranda')), cmp('posti', 'gt', 2)]),
    },
    { says: 'In quale sala si trova il tavolo 14?', style: 'plain', gold: value('tavolo', 'sala', [is('numero', '14')]) },
    { says: 'Quali piatti contengono senape?', style: 'plain', gold: list('piatto', [cmp('allergeni', 'has', named('Senape'))]) },
    {
      says: 'Nella panna cotta ci sono uova?',
      style: 'plain',
      gold: yes('piatto', [is('nome', 'Panna cotta'), cmp('allergeni', 'has', named('Uova'))]),
    },
    {
      says: 'Qual è il piatto più caro in carta?',
      style: 'plain',
      gold: list('piatto', [], { sort: [{ field: 'prezzo', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'Quanto costa in media una nostra pizza?',
      style: 'plain',
      gold: figure('avg', 'piatto', 'prezzo', [is('categoria', 'pizze')]),
    },
    {
      says: 'Qual è stato il conto più alto di novembre?',
      style: 'plain',
      gold: list('conto', novembre, { sort: [{ field: 'totale', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'Quanti conti abbiamo incassato il mese scorso?',
      style: 'plain',
      gold: count('conto', [is('stato', 'incassato'), ...between('giorno', '2026-10-01', '2026-10-31')]),
    },
    {
      says: 'Fammi vedere il totale dei conti giorno per giorno, da lunedì scorso a ieri.',
      style: 'plain',
      gold: groups('conto', 'giorno', { per: 'day', fn: 'sum', field: 'totale', where: between('giorno', '2026-11-16', '2026-11-20') }),
    },
    {
      says: 'Come si distribuiscono le prenotazioni di dicembre per provenienza?',
      style: 'plain',
      gold: groups('prenotazione', 'provenienza', { where: between('giorno', '2026-12-01', '2026-12-31') }),
    },
    { says: 'Come viene calcolata la spesa per coperto?', style: 'plain', gold: formula('spesa_coperto') },
    { says: 'Che percentuale di prenotazioni non si è presentata questo mese?', style: 'plain', gold: metric('non_venute') },
    {
      says: 'Che cosa ha ordinato il tavolo 2?',
      style: 'plain',
      gold: [
        value('comanda', 'righe', [is('tavolo', named('2')), is('giorno', OGGI)]),
        list('comanda', [is('tavolo', named('2')), is('giorno', OGGI)]),
      ],
    },
    {
      says: 'Chi ha modificato la prenotazione di Bruno Scalise?',
      style: 'plain',
      gold: history('prenotazione', [is('nome', 'Bruno Scalise')]),
    },
    { says: 'Quali clienti sono senza partita IVA?', style: 'plain', gold: list('cliente', [empty('partita_iva')]) },
    {
      says: 'Quali fatture scadono entro la fine del mese?',
      style: 'plain',
      gold: list('fattura', [...between('scadenza', OGGI, '2026-11-30'), cmp('residuo', 'gt', 0)]),
    },
    { says: 'Quanto ci resta da incassare dalle fatture, in tutto?', style: 'plain', gold: metric('da_incassare') },
    {
      says: 'Per quale motivo abbiamo fatto la nota di credito al Coro Valle Imagna?',
      style: 'plain',
      gold: value('nota_credito', 'motivo', [is('cliente', named('Coro Valle Imagna'))]),
    },
    {
      says: 'Con che mezzo Irma Vannucchi ha pagato la fattura 16?',
      style: 'plain',
      gold: value('incasso', 'mezzo', [is('fattura', named('16/2026 · Irma Vannucchi'))]),
    },
    {
      says: 'Quanto vale la merce in dispensa, fornitore per fornitore?',
      style: 'plain',
      gold: groups('prodotto', 'fornitore', { fn: 'sum', field: 'valore' }),
    },
    {
      says: 'Che cosa rientra nella frutta a guscio?',
      style: 'plain',
      gold: value('allergene', 'comprende', [is('nome', 'Frutta a guscio')]),
    },
    {
      says: 'Ci sono prenotazioni per almeno nove persone nelle prossime settimane?',
      style: 'plain',
      gold: [
        yes('prenotazione', [cmp('giorno', 'gte', OGGI), cmp('coperti', 'gte', 9)]),
        list('prenotazione', [cmp('giorno', 'gte', OGGI), cmp('coperti', 'gte', 9)]),
      ],
    },

    // Plain: what is to be done.
    {
      says: 'Prenota un tavolo per quattro a nome Locatelli, venerdì 27 novembre alle 20:30.',
      style: 'plain',
      gold: create('prenotazione', { nome: 'Locatelli', giorno: '2026-11-27', ora: '20:30', coperti: 4 }),
    },
    {
      says: 'Sposta la prenotazione di Teresa Bertoni a giovedì, stessa ora.',
      style: 'plain',
      gold: update('prenotazione', [is('nome', 'Teresa Bertoni')], { giorno: '2026-11-26' }),
    },
    {
      says: 'Conferma tutte le prenotazioni in attesa del 4 dicembre.',
      style: 'plain',
      gold: move('prenotazione', [is('giorno', '2026-12-04'), is('stato', 'attesa')], 'confermata'),
    },
    {
      says: 'Annulla la prenotazione di Diego Ghidini, ha appena disdetto.',
      style: 'plain',
      gold: move('prenotazione', [is('nome', 'Diego Ghidini')], 'cancellata'),
    },
    {
      says: 'Segna che il branzino al sale per oggi è finito.',
      style: 'plain',
      gold: update('piatto', [is('nome', 'Branzino al sale')], { finito: true }),
    },
    {
      says: 'Aggiungi al menù fra i dolci la Torta di grano saraceno: 6 euro, ci costa 1,40.',
      style: 'plain',
      gold: create('piatto', { nome: 'Torta di grano saraceno', categoria: 'dolci', prezzo: 600, costo: 140 }),
    },
    {
      says: 'Porta il prezzo della Margherita a 8 euro.',
      style: 'plain',
      gold: update('piatto', [is('nome', 'Margherita')], { prezzo: 800 }),
    },
    {
      says: 'Registra un nuovo cliente: Palestra Olimpia, email amministrazione@olimpia.example.',
      style: 'plain',
      gold: create('cliente', { nome: 'Palestra Olimpia', email: 'amministrazione@olimpia.example' }),
    },
    {
      says: 'È arrivato ieri il bonifico dell’Officina Belotti per la fattura 14: registralo.',
      style: 'plain',
      gold: [
        act('incassa', 'fattura', [is('cliente', named('Officina Belotti'))], { giorno: '2026-11-20', mezzo: 'bonifico' }),
        create('incasso', { fattura: named('14/2026 · Officina Belotti'), giorno: '2026-11-20', mezzo: 'bonifico' }),
      ],
    },
    {
      says: 'Emetti la fattura di Lido Torre Gaia.',
      style: 'plain',
      gold: move('fattura', [is('cliente', named('Lido Torre Gaia')), is('stato', 'bozza')], 'inviata'),
    },
    {
      says: 'Dividi il conto del tavolo 1 in due parti uguali.',
      style: 'plain',
      gold: act('dividi', 'conto', [is('nome', 'Tavolo 1')], { come: 'parti', parti: 2 }),
    },
    {
      says: 'Prepara una nota di credito sulla fattura 18 dello Studio Pozzi, motivo: un coperto di troppo.',
      style: 'plain',
      gold: create('nota_credito', {
        fattura: named('18/2026 · Studio Pozzi Associati'),
        cliente: named('Studio Pozzi Associati'),
        motivo: 'un coperto di troppo',
      }),
    },
    { says: 'Prenota il tavolo 5 per stasera alle 20, tre persone, a nome Ferri.', style: 'plain', gold: impossible('prenotazione') },
    { says: 'Vorrei prenotare per sei persone domani a pranzo.', style: 'plain', gold: asks('prenotazione', 'nome') },
    { says: 'Aggiungi una sala che si chiama Giardino d’inverno.', style: 'plain', gold: create('sala', { nome: 'Giardino d’inverno' }) },
    { says: 'Togli la misticanza dall’elenco dei prodotti.', style: 'plain', gold: remove('prodotto', [is('nome', 'Misticanza')]) },
    // Plain: what cannot be known.
    { says: 'Chi è di turno in sala domani sera?', style: 'plain', gold: refuse },
    { says: 'Che tempo farà stasera, possiamo apparecchiare fuori?', style: 'plain', gold: refuse },
    { says: 'Quanto abbiamo speso di luce e gas a ottobre?', style: 'plain', gold: refuse },

    // Colloquial.
    {
      says: 'chi ci va in saletta stasera?',
      style: 'colloquial',
      gold: list('prenotazione', [...stasera, cmp('tavoli', 'has', named('Saletta'))]),
    },
    {
      says: "al 7 c'è un celiaco, vero?",
      style: 'colloquial',
      gold: yes('prenotazione', [is('giorno', OGGI), cmp('tavoli', 'has', named('7')), cmp('allergie', 'has', named('Glutine'))]),
    },
    {
      says: 'quanti siamo stasera?',
      style: 'colloquial',
      gold: [metric('coperti_oggi'), figure('sum', 'prenotazione', 'coperti', stasera)],
    },
    { says: "che c'è al passe?", style: 'colloquial', gold: list('comanda', [is('stato', 'pronto')]) },
    {
      says: 'a che ora ha ordinato il 5?',
      style: 'colloquial',
      gold: value('comanda', 'ora', [is('tavolo', named('5')), is('giorno', OGGI)]),
    },
    { says: 'che conti ho fuori da incassare?', style: 'colloquial', gold: list('conto', [oneOf('stato', 'aperto', 'sospeso')]) },
    {
      says: "la fattura di ottobre Belotti l'ha poi saldata?",
      style: 'colloquial',
      gold: yes('fattura', [
        is('cliente', named('Officina Belotti')),
        ...between('data', '2026-10-01', '2026-10-31'),
        is('situazione', 'pagata'),
      ]),
    },
    {
      says: 'quanto ci deve ancora lo studio Pozzi?',
      style: 'colloquial',
      gold: figure('sum', 'fattura', 'residuo', [is('cliente', named('Studio Pozzi Associati'))]),
    },
    {
      says: 'stasera a chi devo stare attento con le allergie?',
      style: 'colloquial',
      gold: list('prenotazione', [...stasera, filled('allergie')]),
    },
    {
      says: 'quante bottiglie di rosso della casa sono rimaste?',
      style: 'colloquial',
      gold: value('prodotto', 'quantita', [is('nome', 'Vino rosso della casa')]),
    },
    { says: 'chi ci ha dato buca a novembre?', style: 'colloquial', gold: list('prenotazione', [...novembre, is('stato', 'no_show')]) },
    {
      says: 'ieri sera quanto abbiamo battuto?',
      style: 'colloquial',
      gold: figure('sum', 'conto', 'totale', [is('giorno', '2026-11-20'), cmp('ora', 'gte', '17:00')]),
    },
    { says: 'dove me li metti dieci a un tavolo solo?', style: 'colloquial', gold: list('tavolo', [cmp('posti', 'gte', 10)]) },
    { says: 'quanto ci sta mettendo la cucina?', style: 'colloquial', gold: metric('tempo_medio') },
    {
      says: 'che secondi posso dare a uno che non può mangiare latte?',
      style: 'colloquial',
      gold: list('piatto', [is('categoria', 'secondi'), is('nome', 'Branzino al sale')]),
    },
    { says: 'i Lorusso sono arrivati', style: 'colloquial', gold: move('prenotazione', [is('nome', 'Famiglia Lorusso')], 'accomodata') },
    {
      says: 'segnami Brambilla stasera alle otto, sono in due',
      style: 'colloquial',
      gold: create('prenotazione', { nome: 'Brambilla', giorno: OGGI, ora: '20:00', coperti: 2 }),
    },
    {
      says: 'il 4 vuole il conto',
      style: 'colloquial',
      gold: move('prenotazione', [is('stato', 'accomodata'), cmp('tavoli', 'has', named('4'))], 'in_conto'),
    },
    {
      says: 'i secondi del 2 li ho portati',
      style: 'colloquial',
      gold: move('comanda', [is('tavolo', named('2')), is('portata', 'secondi'), is('stato', 'pronto')], 'servito'),
    },
    {
      says: 'pizze del 5 uscite!',
      style: 'colloquial',
      gold: move('comanda', [is('tavolo', named('5')), is('portata', 'pizze'), is('stato', 'in_preparazione')], 'pronto'),
    },
    {
      says: 'la Marinoni mettila al 14, che sta più tranquilla',
      style: 'colloquial',
      gold: update('prenotazione', [is('nome', 'Cecilia Marinoni')], { tavoli: [named('14')] }),
    },
    {
      says: 'due margherite e una media al 12',
      style: 'colloquial',
      gold: create('comanda', {
        tavolo: named('12'),
        righe: [
          { piatto: MARGHERITA, quantita: 2 },
          { piatto: BIRRA, quantita: 1 },
        ],
      }),
    },
    { says: 'libera pure il tavolo 1', style: 'colloquial', gold: impossible('prenotazione') },
    {
      says: 'disdici Cavicchini',
      style: 'colloquial',
      gold: choose('prenotazione', [oneOf('nome', 'Cecilia Cavicchini', 'Vera Cavicchini')]),
    },
    { says: 'il tavolo 8 quanto ha lasciato di mancia?', style: 'colloquial', gold: refuse },
    { says: 'chiamami un taxi per il tavolo 1', style: 'colloquial', gold: refuse },

    // Voice.
    { says: "allora dimmi un po' chi abbiamo domani sera", style: 'voice', gold: list('prenotazione', [is('giorno', DOMANI), cena]) },
    {
      says: 'ehm quanti coperti ci sono giovedì in tutto',
      style: 'voice',
      gold: figure('sum', 'prenotazione', 'coperti', [is('giorno', '2026-11-26')]),
    },
    {
      says: 'senti qual è la tavolata più grossa di dicembre',
      style: 'voice',
      gold: list('prenotazione', between('giorno', '2026-12-01', '2026-12-31'), {
        sort: [{ field: 'coperti', direction: 'desc' }],
        first: 1,
      }),
    },
    {
      says: 'dunque in veranda quanti tavoli da quattro ci sono',
      style: 'voice',
      gold: count('tavolo', [is('sala', named('Veranda')), is('posti', 4)]),
    },
    {
      says: 'per favore leggimi le fatture che non ci hanno ancora pagato',
      style: 'voice',
      gold: list('fattura', [is('stato', 'inviata'), cmp('residuo', 'gt', 0)]),
    },
    { says: 'che food cost fa il branzino al sale', style: 'voice', gold: value('piatto', 'food_cost', [is('nome', 'Branzino al sale')]) },
    {
      says: 'mi dici i conti di oggi sopra i quaranta euro',
      style: 'voice',
      gold: list('conto', [is('giorno', OGGI), cmp('totale', 'gt', 4000)]),
    },
    {
      says: 'allora vediamo dal primo al cinque dicembre quante prenotazioni sono state prese al telefono',
      style: 'voice',
      gold: count('prenotazione', [...between('giorno', '2026-12-01', '2026-12-05'), is('provenienza', 'telefono')]),
    },
    {
      says: 'mettimi a nome Carrara martedì alle otto e mezza di sera due persone e una è allergica ai crostacei',
      style: 'voice',
      gold: create('prenotazione', { nome: 'Carrara', giorno: '2026-11-24', ora: '20:30', coperti: 2, allergie: [named('Crostacei')] }),
    },
    {
      says: 'ehm sposta Paola Agosti alle nove di sera',
      style: 'voice',
      gold: update('prenotazione', [is('nome', 'Paola Agosti')], { ora: '21:00' }),
    },
    { says: 'per favore ordina tutto quello che in dispensa è sotto soglia', style: 'voice', gold: act('riordina', 'prodotto') },
    {
      says: 'dunque Lorusso stasera non sono più in quattro ma in sei aggiorna per favore',
      style: 'voice',
      gold: impossible('prenotazione'),
    },
    { says: "senti ma quanta gente c'era dal concorrente qui di fronte ieri sera", style: 'voice', gold: refuse },

    // Typo.
    { says: 'prenotazoini di mercoledi prossimo', style: 'typo', gold: list('prenotazione', [is('giorno', '2026-11-25')]) },
    { says: 'quali prodoti sono sotto sogila?', style: 'typo', gold: list('prodotto', [is('stato', 'scorta_bassa')]) },
    { says: 'quante pzize abbiamo in carta?', style: 'typo', gold: count('piatto', [is('categoria', 'pizze')]) },
    {
      says: 'a che ora viene Cecilia Marinomi stasera?',
      style: 'typo',
      gold: value('prenotazione', 'ora', [is('nome', 'Cecilia Marinoni')]),
    },
    {
      says: 'copperti per giorno la setimana prossima',
      style: 'typo',
      gold: groups('prenotazione', 'giorno', { per: 'day', fn: 'sum', field: 'coperti', where: settimanaProssima }),
    },
    {
      says: 'fatture emese a novmbre',
      style: 'typo',
      gold: list('fattura', [is('stato', 'inviata'), ...between('data', '2026-11-01', '2026-11-30')]),
    },
    {
      says: "qual è l'ultimo icnasso registrato?",
      style: 'typo',
      gold: list('incasso', [], { sort: [{ field: 'giorno', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'confrema la prenotazione di Marco Bassi',
      style: 'typo',
      gold: move('prenotazione', [is('nome', 'Marco Bassi')], 'confermata'),
    },
    {
      says: 'nuvo prodotto: Gorgonzola, 3 kg, sogla 2',
      style: 'typo',
      gold: create('prodotto', { nome: 'Gorgonzola', quantita: 3, unita: 'kg', soglia: 2 }),
    },
    {
      says: "l'Officina Belotti vuole la fatura del conto di stammattina",
      style: 'typo',
      gold: act('fattura_conto', 'conto', [is('nome', 'Officina Belotti'), is('giorno', OGGI)], { cliente: named('Officina Belotti') }),
    },
    { says: 'qaunte stelle abbiamo nelle recensoini?', style: 'typo', gold: refuse },

    // Elliptical.
    { says: 'dopodomani a cena?', style: 'elliptical', gold: list('prenotazione', [is('giorno', '2026-11-23'), cena]) },
    { says: 'tavolo 9 domani', style: 'elliptical', gold: list('prenotazione', [is('giorno', DOMANI), cmp('tavoli', 'has', named('9'))]) },
    { says: 'disdette di novembre', style: 'elliptical', gold: list('prenotazione', [...novembre, is('stato', 'cancellata')]) },
    { says: 'Scalise, allergie?', style: 'elliptical', gold: value('prenotazione', 'allergie', [is('nome', 'Bruno Scalise')]) },
    {
      says: 'prenotazioni a Natale?',
      style: 'elliptical',
      gold: [list('prenotazione', [is('giorno', '2026-12-25')]), yes('prenotazione', [is('giorno', '2026-12-25')])],
    },
    { says: 'Andrea Rossetti confermato', style: 'elliptical', gold: move('prenotazione', [is('nome', 'Andrea Rossetti')], 'confermata') },
    { says: 'tavolo 13, sei posti', style: 'elliptical', gold: update('tavolo', [is('numero', '13')], { posti: 6 }) },
    { says: 'password del wifi?', style: 'elliptical', gold: refuse },
  ],
  dialogues: [
    {
      about: 'Telefonata: chi viene, giorno dopo giorno',
      turns: [
        { says: 'Chi viene domani?', gold: list('prenotazione', [is('giorno', DOMANI)]) },
        { says: 'e lunedì?', gold: list('prenotazione', [is('giorno', '2026-11-23')]) },
        { says: 'solo a cena', gold: list('prenotazione', [is('giorno', '2026-11-23'), cena]) },
        { says: 'e quanti coperti fanno?', gold: figure('sum', 'prenotazione', 'coperti', [is('giorno', '2026-11-23'), cena]) },
        {
          says: 'chi di loro festeggia il compleanno?',
          gold: list('prenotazione', [is('giorno', '2026-11-23'), cena, is('note', 'Compleanno: torta portata da loro')]),
        },
      ],
    },
    {
      about: 'Prenotazione presa un pezzo alla volta, poi ritirata',
      turns: [
        { says: 'Prenota un tavolo per venerdì', gold: asks('prenotazione', 'nome') },
        { says: 'Bonetti', gold: asks('prenotazione', 'ora') },
        {
          says: 'alle otto e un quarto, sono in cinque',
          gold: create('prenotazione', { nome: 'Bonetti', giorno: '2026-11-27', ora: '20:15', coperti: 5 }),
        },
        { says: 'sì, conferma', gold: done },
        { says: 'annulla, ha già richiamato per disdire', gold: undone },
      ],
    },
    {
      about: 'Spostamento corretto due volte',
      turns: [
        {
          says: 'Sposta Teresa Marchini a mercoledì alle 20',
          gold: update('prenotazione', [is('nome', 'Teresa Marchini')], { giorno: '2026-11-25', ora: '20:00' }),
        },
        {
          says: 'no, facciamo giovedì stessa ora',
          gold: update('prenotazione', [is('nome', 'Teresa Marchini')], { giorno: '2026-11-26', ora: '20:00' }),
        },
        { says: 'anzi alle 20:30', gold: update('prenotazione', [is('nome', 'Teresa Marchini')], { giorno: '2026-11-26', ora: '20:30' }) },
        { says: 'perfetto, vai', gold: done },
        { says: 'a che tavolo sta?', gold: value('prenotazione', 'tavoli', [is('nome', 'Teresa Marchini')]) },
      ],
    },
    {
      about: 'Giro di conferme',
      turns: [
        {
          says: 'chi deve ancora confermare per la settimana prossima?',
          gold: list('prenotazione', [...settimanaProssima, is('stato', 'attesa')]),
        },
        { says: 'quante sono?', gold: count('prenotazione', [...settimanaProssima, is('stato', 'attesa')]) },
        {
          says: 'confermale tutte tranne la Vannucchi',
          gold: move('prenotazione', [...settimanaProssima, is('stato', 'attesa'), not('nome', 'Irma Vannucchi')], 'confermata'),
        },
        { says: 'ok', gold: done },
        { says: 'il telefono della Vannucchi?', gold: value('prenotazione', 'telefono', [is('nome', 'Irma Vannucchi')]) },
      ],
    },
    {
      about: 'Quale delle due',
      turns: [
        { says: 'Cancella la prenotazione di sabato 28 a cena', gold: choose('prenotazione', [is('giorno', '2026-11-28'), cena]) },
        { says: 'la seconda', gold: move('prenotazione', [is('nome', 'Giovanna Scaglioni')], 'cancellata') },
        { says: 'no no, l’altra', gold: move('prenotazione', [is('nome', 'Ginevra Malagutti')], 'cancellata') },
        { says: 'lascia stare, la richiamo prima', gold: dropped },
      ],
    },
    {
      about: 'Il conto del tavolo 1',
      turns: [
        { says: 'quant’è il tavolo 1?', gold: value('conto', 'totale', [is('nome', 'Tavolo 1')]) },
        { says: 'dividilo in due', gold: act('dividi', 'conto', [is('nome', 'Tavolo 1')], { come: 'parti', parti: 2 }) },
        { says: 'no, pagano in tre', gold: act('dividi', 'conto', [is('nome', 'Tavolo 1')], { come: 'parti', parti: 3 }) },
        { says: 'sì', gold: done },
        { says: 'rimettilo com’era', gold: undone },
      ],
    },
    {
      about: 'Al passe',
      turns: [
        { says: 'cosa sta facendo la cucina?', gold: list('comanda', [is('stato', 'in_preparazione')]) },
        {
          says: 'gli antipasti di Scalise sono pronti',
          gold: move('comanda', [is('cliente', 'Scalise'), is('stato', 'in_preparazione')], 'pronto'),
        },
        { says: 'sì', gold: done },
        { says: 'e allora cosa c’è da portare?', gold: list('comanda', [is('stato', 'pronto')]) },
        { says: 'portali tutti', gold: move('comanda', [is('stato', 'pronto')], 'servito') },
        { says: 'fatto, conferma', gold: done },
      ],
    },
    {
      about: 'Chi non ha pagato',
      turns: [
        { says: 'Quali fatture dobbiamo ancora incassare?', gold: list('fattura', [is('stato', 'inviata'), cmp('residuo', 'gt', 0)]) },
        { says: 'quanto fanno in tutto?', gold: figure('sum', 'fattura', 'residuo', [is('stato', 'inviata'), cmp('residuo', 'gt', 0)]) },
        {
          says: 'quella di Belotti è stata pagata stamattina',
          gold: act('incassa', 'fattura', [is('cliente', named('Officina Belotti'))], { giorno: OGGI }),
        },
        {
          says: 'in contanti',
          gold: act('incassa', 'fattura', [is('cliente', named('Officina Belotti'))], { giorno: OGGI, mezzo: 'contanti' }),
        },
        { says: 'conferma', gold: done },
        { says: 'chi resta?', gold: list('fattura', [is('stato', 'inviata'), cmp('residuo', 'gt', 0)]) },
      ],
    },
    {
      about: 'La cantina',
      turns: [
        { says: 'cosa sta finendo in dispensa?', gold: list('prodotto', [is('stato', 'scorta_bassa')]) },
        { says: 'solo da bere', gold: list('prodotto', [is('stato', 'scorta_bassa'), is('categoria', 'cantina')]) },
        { says: 'e chi ce lo porta?', gold: value('prodotto', 'fornitore', [is('nome', 'Vino rosso della casa')]) },
        { says: 'abbassa la soglia a sei', gold: update('prodotto', [is('nome', 'Vino rosso della casa')], { soglia: 6 }) },
        { says: 'sì grazie', gold: done },
      ],
    },
    {
      about: 'Comanda dettata al banco',
      turns: [
        { says: 'Nuova comanda al 13', gold: [asks('comanda', 'righe'), asks('comanda', 'portata')] },
        {
          says: 'un’insalata e un tiramisù',
          gold: create('comanda', {
            tavolo: named('13'),
            righe: [
              { piatto: INSALATA, quantita: 1 },
              { piatto: TIRAMISU, quantita: 1 },
            ],
          }),
        },
        {
          says: 'aggiungi due caffè',
          gold: create('comanda', {
            tavolo: named('13'),
            righe: [
              { piatto: INSALATA, quantita: 1 },
              { piatto: TIRAMISU, quantita: 1 },
              { piatto: CAFFE, quantita: 2 },
            ],
          }),
        },
        { says: 'manda', gold: done },
      ],
    },
  ],
}
