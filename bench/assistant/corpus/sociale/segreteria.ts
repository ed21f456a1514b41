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

const diTurno = oneOf('segno', 'previsto', 'presente')
const mancati = oneOf('segno', 'assente', 'avvisato')
const programmato = is('stato', 'programmato')
const arrivata = is('stato', 'arrivata')
const novembre = between('data', '2026-11-01', '2026-11-30')
const ottobre = between('data', '2026-10-01', '2026-10-31')
const dicembre = between('data', '2026-12-01', '2026-12-31')
const settimanaProssima = between('data', '2026-11-23', '2026-11-29')
const daEmettere = oneOf('ricevuta', 'da_emettere', 'in_bozza')

/** The desk of the association: shifts, parcels, gifts and receipts, as the secretary asks of them. */
export const part: Part = {
  turns: [
    // Written with care.
    { says: 'Che turni ci sono lunedì?', style: 'plain', gold: list('turno', [is('data', '2026-11-23')]) },
    {
      says: 'Quanti pacchi alimentari dobbiamo consegnare domani?',
      style: 'plain',
      gold: count('servizio', [is('tipo', 'pacco'), is('data', '2026-11-22')]),
    },
    {
      says: 'Chi accompagna la Sig.ra A. B. giovedì mattina?',
      style: 'plain',
      gold: value('servizio', 'volontario', [
        is('beneficiario', named('Sig.ra A. B.')),
        is('data', '2026-11-26'),
        cmp('ora', 'lt', '13:00'),
      ]),
    },
    {
      says: 'Quali famiglie sono composte da più di sei persone?',
      style: 'plain',
      gold: list('beneficiario', [is('tipo', 'famiglia'), cmp('persone', 'gt', 6)]),
    },
    {
      says: 'Quali turni di dicembre sono ancora scoperti?',
      style: 'plain',
      gold: list('turno', [programmato, ...dicembre, cmp('mancano', 'gt', 0)]),
    },
    { says: 'Quanto ci resta da spendere sui progetti attivi?', style: 'plain', gold: metric('fondi_rimasti') },
    {
      says: 'Qual è la donazione più alta arrivata quest’anno?',
      style: 'plain',
      gold: list('donazione', [arrivata, ...between('data', '2026-01-01', '2026-12-31')], {
        sort: [{ field: 'importo', direction: 'desc' }],
        first: 1,
      }),
    },
    { says: 'Quali ricevute sono ancora in bozza?', style: 'plain', gold: list('documento', [is('stato', 'bozza')]) },
    {
      says: 'Quale operatore segue la Famiglia E. P.?',
      style: 'plain',
      gold: value('beneficiario', 'referente', [is('nome', 'Famiglia E. P.')]),
    },
    {
      says: 'Entro quando va consegnato il rendiconto dell’Orto condiviso?',
      style: 'plain',
      gold: value('progetto', 'rendiconto_entro', [is('nome', 'Orto condiviso')]),
    },
    {
      says: 'Quante ore ha fatto Giovanna Giardini a novembre?',
      style: 'plain',
      gold: [
        figure('sum', 'presenza', 'ore', [is('incarico.volontario', named('Giovanna Giardini')), ...novembre]),
        value('volontario', 'ore_mese', [is('nome', 'Giovanna Giardini')]),
      ],
    },
    {
      says: 'Quante donazioni abbiamo ricevuto con ciascun mezzo di pagamento?',
      style: 'plain',
      gold: [groups('donazione', 'mezzo', { where: [arrivata] }), groups('donazione', 'mezzo', { where: [arrivata, filled('mezzo')] })],
    },
    {
      says: 'Quanto hanno donato le aziende dall’inizio dell’anno?',
      style: 'plain',
      gold: [
        figure('sum', 'donazione', 'importo', [arrivata, is('donatore.tipo', 'azienda'), ...between('data', '2026-01-01', '2026-11-21')]),
        figure('sum', 'donatore', 'donato_anno', [is('tipo', 'azienda')]),
      ],
    },
    {
      says: 'Ci sono accompagnamenti senza volontario la settimana prossima?',
      style: 'plain',
      gold: yes('servizio', [is('tipo', 'trasporto'), empty('volontario'), ...settimanaProssima]),
    },
    { says: 'Chi è mancato ai turni il mese scorso?', style: 'plain', gold: list('presenza', [mancati, ...ottobre]) },
    {
      says: 'Qual è il codice fiscale di Mirella Iotti?',
      style: 'plain',
      gold: value('donatore', 'codice_fiscale', [is('nome', 'Mirella Iotti')]),
    },
    { says: 'Quali spese superano i 500 euro?', style: 'plain', gold: list('spesa', [cmp('importo', 'gt', 50_000)]) },
    {
      says: 'Quanto abbiamo speso a ottobre per lo Sportello casa?',
      style: 'plain',
      gold: figure('sum', 'spesa', 'importo', [is('progetto', named('Sportello casa')), ...ottobre]),
    },
    {
      says: 'A quanto ammonta in media una spesa del Doposcuola di quartiere?',
      style: 'plain',
      gold: figure('avg', 'spesa', 'importo', [is('progetto', named('Doposcuola di quartiere'))]),
    },
    {
      says: 'Qual è il costo per beneficiario dello Sportello casa?',
      style: 'plain',
      gold: value('progetto', 'costo_beneficiario', [is('nome', 'Sportello casa')]),
    },
    { says: 'Come si calcola la percentuale dei donatori fedeli?', style: 'plain', gold: formula('fedelta') },
    {
      says: 'In quali giorni della settimana prossima Graziella Pinna ha un’ora libera per una visita?',
      style: 'plain',
      gold: gaps('servizio', '2026-11-23', '2026-11-29', 60, named('Graziella Pinna')),
    },
    {
      says: 'Chi ha modificato la scheda della Famiglia C. N.?',
      style: 'plain',
      gold: history('beneficiario', [is('nome', 'Famiglia C. N.')]),
    },
    {
      says: 'Quali volontari attivi non hanno nessun incarico?',
      style: 'plain',
      gold: list('volontario', [is('stato', 'attivo'), is('incarichi', 0)]),
    },
    {
      says: 'Quali donatori hanno dato almeno 200 euro quest’anno?',
      style: 'plain',
      gold: list('donatore', [cmp('donato_anno', 'gte', 20_000)]),
    },
    {
      says: 'Quali voci di budget sono già state usate per più dell’80 per cento?',
      style: 'plain',
      gold: list('voce', [cmp('uso', 'gt', 80)]),
    },
    { says: 'Elenca gli incarichi conclusi.', style: 'plain', gold: list('incarico', [is('stato', 'concluso')]) },
    {
      says: 'Quanti servizi sono saltati a ottobre per un ricovero in ospedale?',
      style: 'plain',
      gold: count('servizio', [is('stato', 'non_svolto'), ...ottobre, is('motivo', 'Ricovero in ospedale')]),
    },
    {
      says: 'Prenota un trasporto per il Sig. P. D. mercoledì alle 9 con Tiziano Bruni.',
      style: 'plain',
      gold: create('servizio', {
        beneficiario: named('Sig. P. D.'),
        tipo: 'trasporto',
        data: '2026-11-25',
        ora: '09:00',
        volontario: named('Tiziano Bruni'),
      }),
    },
    {
      says: 'Fissa un colloquio con la Famiglia C. C. martedì alle 16.',
      style: 'plain',
      gold: create('servizio', { beneficiario: named('Famiglia C. C.'), tipo: 'colloquio', data: '2026-11-24', ora: '16:00' }),
    },
    {
      says: 'Sposta alle 11 il pacco di domenica 29 della Famiglia R.',
      style: 'plain',
      gold: update('servizio', [is('beneficiario', named('Famiglia R.')), is('tipo', 'pacco'), is('data', '2026-11-29')], { ora: '11:00' }),
    },
    {
      says: 'Segna erogato il pacco di oggi della Famiglia S. C.',
      style: 'plain',
      gold: move('servizio', [is('beneficiario', named('Famiglia S. C.')), is('tipo', 'pacco'), is('data', '2026-11-21')], 'erogato'),
    },
    {
      says: 'Registra una donazione di 200 euro di Viola Mazzali, arrivata con carta.',
      style: 'plain',
      gold: create('donazione', { donatore: named('Viola Mazzali'), importo: 20_000, mezzo: 'carta' }),
    },
    { says: 'Emetti tutte le ricevute in bozza.', style: 'plain', gold: move('documento', [is('stato', 'bozza')], 'emessa') },
    {
      says: 'Annulla il turno allo sportello di lunedì prossimo.',
      style: 'plain',
      gold: move('turno', [is('attivita', 'Sportello'), is('data', '2026-11-23')], 'annullato'),
    },
    {
      says: 'Togli Fabio Alberti dalla consegna di domani.',
      style: 'plain',
      gold: remove('presenza', [is('incarico.volontario', named('Fabio Alberti')), is('data', '2026-11-22')]),
    },
    {
      says: 'Iscrivi Nicola Zani nel registro dei volontari da oggi, assicurato fino al 31 maggio 2027.',
      style: 'plain',
      gold: move('volontario', [is('nome', 'Nicola Zani')], 'attivo', { iscritto_dal: '2026-11-21', assicurato_fino: '2027-05-31' }),
    },
    {
      says: 'Registra sulla Banca del tempo una spesa di 45 euro, descrizione Volantini, fornitore Tipografia Nord.',
      style: 'plain',
      gold: create('spesa', { progetto: named('Banca del tempo'), importo: 4500, descrizione: 'Volantini', fornitore: 'Tipografia Nord' }),
    },
    {
      says: 'Proroga lo Sportello casa fino al 31 gennaio 2027.',
      style: 'plain',
      gold: update('progetto', [is('nome', 'Sportello casa')], { data_fine: '2027-01-31' }),
    },
    {
      says: 'Sposta alle 16 tutti i turni di aiuto compiti della settimana prossima.',
      style: 'plain',
      gold: update('turno', [is('attivita', 'Aiuto compiti'), ...settimanaProssima], { ora: '16:00' }),
    },
    {
      says: 'Affida a Ivan Barbieri l’incarico di Autista nel Trasporto anziani dall’11 dicembre.',
      style: 'plain',
      gold: create('incarico', {
        volontario: named('Ivan Barbieri'),
        progetto: named('Trasporto anziani'),
        mansione: 'Autista',
        dal: '2026-12-11',
      }),
    },
    { says: 'Avvia il progetto Trasporto anziani.', style: 'plain', gold: impossible('progetto') },
    {
      says: 'Annulla la ricevuta di Viola Mazzali del 3 novembre, motivo: importo sbagliato.',
      style: 'plain',
      gold: move('documento', [is('donatore', named('Viola Mazzali')), is('data', '2026-11-03')], 'annullata', {
        motivo: 'importo sbagliato',
      }),
    },
    { says: 'Registra un nuovo volontario: Davide Moretti, telefono 340 555 2211.', style: 'plain', gold: asks('volontario', 'email') },
    { says: 'Quali bandi apre la Regione Lombardia a gennaio?', style: 'plain', gold: refuse },
    { says: 'A quanto ammonta il nostro cinque per mille di quest’anno?', style: 'plain', gold: refuse },
    { says: 'Pioverà domenica durante la consegna dei pacchi?', style: 'plain', gold: refuse },

    // As people talk at the desk.
    {
      says: 'chi c’è oggi alla raccolta?',
      style: 'colloquial',
      gold: list('presenza', [is('turno', named('Raccolta nei negozi · 21/11/2026')), diTurno]),
    },
    {
      says: 'domani pomeriggio che ragazzi vengono al doposcuola?',
      style: 'colloquial',
      gold: list('servizio', [is('tipo', 'doposcuola'), is('data', '2026-11-22'), ...between('ora', '13:00', '17:59')]),
    },
    {
      says: 'la Iotti ce l’ha già la ricevuta?',
      style: 'colloquial',
      gold: [
        yes('documento', [is('donatore', named('Mirella Iotti')), is('stato', 'emessa')]),
        value('donazione', 'ricevuta', [is('donatore', named('Mirella Iotti'))]),
      ],
    },
    {
      says: 'quanto ha messo l’Acquaviva quest’anno?',
      style: 'colloquial',
      gold: [
        value('donatore', 'donato_anno', [is('nome', 'Fondazione Acquaviva')]),
        figure('sum', 'donazione', 'importo', [
          is('donatore', named('Fondazione Acquaviva')),
          arrivata,
          ...between('data', '2026-01-01', '2026-12-31'),
        ]),
      ],
    },
    {
      says: 'che famiglie dobbiamo risentire?',
      style: 'colloquial',
      gold: [
        list('beneficiario', [is('contatto', 'da_sentire'), is('tipo', 'famiglia')]),
        list('beneficiario', [is('contatto', 'da_sentire')]),
      ],
    },
    { says: 'per le merende quanti soldi rimangono?', style: 'colloquial', gold: value('voce', 'rimasto', [is('nome', 'Merende')]) },
    {
      says: 'la Giada che numero ha?',
      style: 'colloquial',
      gold: choose('volontario', [oneOf('nome', 'Giada Morselli', 'Giada Olivieri')]),
    },
    {
      says: 'dov’è che siamo scoperti da qui a Natale?',
      style: 'colloquial',
      gold: list('turno', [programmato, cmp('mancano', 'gt', 0), ...between('data', '2026-11-21', '2026-12-25')]),
    },
    {
      says: 'il gasolio del furgone quanto ci è costato finora?',
      style: 'colloquial',
      gold: figure('sum', 'spesa', 'importo', [is('descrizione', 'Gasolio furgone')]),
    },
    {
      says: 'chi della mattina non ha fatto nemmeno un’ora questo mese?',
      style: 'colloquial',
      gold: list('volontario', [is('stato', 'attivo'), is('disponibilita', 'mattina'), is('ore_mese', 0)]),
    },
    {
      says: 'i Lions quand’è che versano?',
      style: 'colloquial',
      gold: value('donazione', 'data', [is('donatore', named('Lions Club Orobico')), is('stato', 'promessa')]),
    },
    {
      says: 'quanti ne abbiamo al doposcuola?',
      style: 'colloquial',
      gold: [
        value('progetto', 'beneficiari', [is('nome', 'Doposcuola di quartiere')]),
        count('beneficiario', [cmp('progetti', 'has', named('Doposcuola di quartiere'))]),
        count('beneficiario', [cmp('progetti', 'has', named('Doposcuola di quartiere')), is('stato', 'attivo')]),
      ],
    },
    {
      says: 'Youssef quanta gente segue?',
      style: 'colloquial',
      gold: [
        value('operatore', 'seguiti', [is('nome', 'Youssef Amrani')]),
        count('beneficiario', [is('referente', named('Youssef Amrani')), not('stato', 'concluso')]),
      ],
    },
    {
      says: 'a chi è saltato il pacco a novembre?',
      style: 'colloquial',
      gold: list('servizio', [is('tipo', 'pacco'), is('stato', 'non_svolto'), ...novembre]),
    },
    {
      says: 'quante ore a testa hanno fatto quelli dello sportello casa?',
      style: 'colloquial',
      gold: [
        groups('incarico', 'volontario', { fn: 'sum', field: 'ore', where: [is('progetto', named('Sportello casa'))] }),
        list('incarico', [is('progetto', named('Sportello casa'))]),
      ],
    },
    {
      says: 'il Brembo cosa ci ha promesso?',
      style: 'colloquial',
      gold: list('donazione', [is('donatore', named('Supermercati Brembo')), is('stato', 'promessa')]),
    },
    {
      says: 'la Famiglia L. D. il pacco di stamattina non l’ha ritirato: non si è presentata',
      style: 'colloquial',
      gold: move('servizio', [is('beneficiario', named('Famiglia L. D.')), is('tipo', 'pacco'), is('data', '2026-11-21')], 'non_svolto', {
        motivo: 'non si è presentata',
      }),
    },
    {
      says: 'metti la Cherubini di turno alla raccolta di sabato 5',
      style: 'colloquial',
      gold: create('presenza', {
        incarico: named('Nadia Cherubini · Pacchi e consegne'),
        turno: named('Raccolta nei negozi · 05/12/2026'),
        segno: 'previsto',
      }),
    },
    {
      says: 'Ughetti giovedì non può, ha avvisato',
      style: 'colloquial',
      gold: update('presenza', [is('incarico.volontario', named('Alberto Ughetti')), is('data', '2026-11-26')], { segno: 'avvisato' }),
    },
    {
      says: 'i pacchi di oggi li abbiamo consegnati tutti',
      style: 'colloquial',
      gold: move('servizio', [is('tipo', 'pacco'), is('data', '2026-11-21')], 'erogato'),
    },
    {
      says: 'Diego Gandolfi da ieri non viene più',
      style: 'colloquial',
      gold: move('volontario', [is('nome', 'Diego Gandolfi')], 'ex', { cessato_il: '2026-11-20' }),
    },
    {
      says: 'trovami qualcuno per la distribuzione dell’8 dicembre',
      style: 'colloquial',
      gold: act('trova_volontari', 'turno', [is('attivita', 'Distribuzione pacchi'), is('data', '2026-12-08')]),
    },
    {
      says: 'la Paola Dalla Valle ha rinnovato la polizza, è coperta fino a fine novembre 2027',
      style: 'colloquial',
      gold: update('volontario', [is('nome', 'Paola Dalla Valle')], { assicurato_fino: '2027-11-30' }),
    },
    { says: 'mettimi la Dalla Valle ai pacchi di martedì', style: 'colloquial', gold: impossible('presenza') },
    { says: 'scrivi tu una mail ai candidati che li aspettiamo?', style: 'colloquial', gold: refuse },
    { says: 'ma la sala della parrocchia chi ce l’ha la chiave?', style: 'colloquial', gold: refuse },

    // Said aloud.
    {
      says: 'allora dimmi che servizi abbiamo mercoledì mattina',
      style: 'voice',
      gold: list('servizio', [is('data', '2026-11-25'), cmp('ora', 'lt', '13:00')]),
    },
    {
      says: 'ehm quante donazioni sono arrivate negli ultimi sette giorni',
      style: 'voice',
      gold: count('donazione', [arrivata, ...between('data', '2026-11-15', '2026-11-21')]),
    },
    {
      says: 'dunque quanto ha raccolto finora il doposcuola di quartiere',
      style: 'voice',
      gold: [
        value('progetto', 'raccolto', [is('nome', 'Doposcuola di quartiere')]),
        figure('sum', 'donazione', 'importo', [is('progetto', named('Doposcuola di quartiere')), arrivata]),
      ],
    },
    {
      says: 'per favore fammi vedere i turni allo sportello tra lunedì e venerdì',
      style: 'voice',
      gold: list('turno', [is('attivita', 'Sportello'), ...between('data', '2026-11-23', '2026-11-27')]),
    },
    {
      says: 'chi sono quelli che l’anno scorso ci hanno dato qualcosa e quest’anno niente',
      style: 'voice',
      gold: list('donatore', [cmp('donato_scorso', 'gt', 0), is('donato_anno', 0)]),
    },
    {
      says: 'senti quanti volontari servono in tutto per i turni di martedì ventiquattro',
      style: 'voice',
      gold: figure('sum', 'turno', 'servono', [is('data', '2026-11-24')]),
    },
    {
      says: 'allora qual è la voce dello sportello casa dove restano meno soldi',
      style: 'voice',
      gold: list('voce', [is('progetto', named('Sportello casa'))], { sort: [{ field: 'rimasto', direction: 'asc' }], first: 1 }),
    },
    {
      says: 'ehm a che ora comincia la consegna a domicilio di domani',
      style: 'voice',
      gold: value('turno', 'ora', [is('attivita', 'Consegna a domicilio'), is('data', '2026-11-22')]),
    },
    {
      says: 'allora segna cinquanta euro in contanti da rita galli',
      style: 'voice',
      gold: create('donazione', { donatore: named('Rita Galli'), importo: 5000, mezzo: 'contanti' }),
    },
    {
      says: 'per favore la compagnia di martedì alla signora a b spostala alle undici e mezza',
      style: 'voice',
      gold: update('servizio', [is('beneficiario', named('Sig.ra A. B.')), is('tipo', 'compagnia'), is('data', '2026-11-24')], {
        ora: '11:30',
      }),
    },
    {
      says: 'dunque registra una spesa di trentadue euro e cinquanta sul doposcuola di quartiere descrizione cancelleria',
      style: 'voice',
      gold: create('spesa', { progetto: named('Doposcuola di quartiere'), importo: 3250, descrizione: 'Cancelleria' }),
    },
    {
      says: 'ehm assegna a martina pedrazzoli l’incarico di aiuto compiti nel doposcuola di quartiere',
      style: 'voice',
      gold: create('incarico', {
        volontario: named('Martina Pedrazzoli'),
        progetto: named('Doposcuola di quartiere'),
        mansione: 'Aiuto compiti',
      }),
    },
    { says: 'senti ma l’atalanta stasera gioca in casa', style: 'voice', gold: refuse },

    // As fingers make them.
    {
      says: 'Che servizi ci sono domenica mattnia?',
      style: 'typo',
      gold: list('servizio', [is('data', '2026-11-22'), cmp('ora', 'lt', '13:00')]),
    },
    {
      says: 'Quanti volontari attivi danno disponibilita nel weekned?',
      style: 'typo',
      gold: [
        count('volontario', [is('stato', 'attivo'), is('disponibilita', 'weekend')]),
        count('volontario', [is('stato', 'attivo'), oneOf('disponibilita', 'weekend', 'flessibile')]),
      ],
    },
    {
      says: 'Elenco dei benficiari presi in carico ma non ancora attvi',
      style: 'typo',
      gold: list('beneficiario', [is('stato', 'preso_in_carico')]),
    },
    {
      says: 'Quanto abbaimo speso dal Forno Zanotti?',
      style: 'typo',
      gold: figure('sum', 'spesa', 'importo', [is('fornitore', 'Forno Zanotti')]),
    },
    { says: 'Che incarichi ha Grazilla Pinna?', style: 'typo', gold: list('incarico', [is('volontario', named('Graziella Pinna'))]) },
    {
      says: 'Quando e stato l ultimo servizio della Famiglia S. Z.?',
      style: 'typo',
      gold: value('beneficiario', 'ultimo', [is('nome', 'Famiglia S. Z.')]),
    },
    { says: 'Sopsendi il percorso del Minore F. Z.', style: 'typo', gold: move('beneficiario', [is('nome', 'Minore F. Z.')], 'sospeso') },
    {
      says: 'Cambia il telfono della donatrice Rita Galli: 348 5551099',
      style: 'typo',
      gold: update('donatore', [is('nome', 'Rita Galli')], { telefono: '3485551099' }),
    },
    { says: 'Segna svotlo il turno di oggi', style: 'typo', gold: move('turno', [is('data', '2026-11-21')], 'svolto') },
    { says: 'Preapra le ricevute che mancano', style: 'typo', gold: act('prepara_ricevute', 'donazione') },
    { says: 'Qual e il prefisso telefnico di Bergamo?', style: 'typo', gold: refuse },

    // A few words.
    { says: 'turni sabato prossimo', style: 'elliptical', gold: list('turno', [is('data', '2026-11-28')]) },
    {
      says: 'ricevute da emettere',
      style: 'elliptical',
      gold: [list('donazione', [daEmettere]), list('donazione', [is('ricevuta', 'da_emettere')]), metric('da_emettere')],
    },
    { says: 'Amrani telefono', style: 'elliptical', gold: value('operatore', 'telefono', [is('nome', 'Youssef Amrani')]) },
    {
      says: 'spese Spesa sospesa ottobre',
      style: 'elliptical',
      gold: [
        list('spesa', [is('progetto', named('Spesa sospesa')), ...ottobre]),
        figure('sum', 'spesa', 'importo', [is('progetto', named('Spesa sospesa')), ...ottobre]),
      ],
    },
    {
      says: 'donatori senza codice fiscale',
      style: 'elliptical',
      gold: [list('donatore', [empty('codice_fiscale')]), list('donatore', [empty('codice_fiscale'), not('tipo', 'anonimo')])],
    },
    { says: 'assicurazioni scadute', style: 'elliptical', gold: list('volontario', [is('copertura', 'scaduta')]) },
    {
      says: 'sportello di mercoledì: annullato',
      style: 'elliptical',
      gold: move('turno', [is('attivita', 'Sportello'), is('data', '2026-11-25')], 'annullato'),
    },
    { says: 'orari anagrafe comune', style: 'elliptical', gold: refuse },
  ],
  dialogues: [
    {
      about: 'the shifts of the next days',
      turns: [
        { says: 'Che turni abbiamo domani?', gold: list('turno', [is('data', '2026-11-22')]) },
        { says: 'e lunedì?', gold: list('turno', [is('data', '2026-11-23')]) },
        { says: 'solo quello allo sportello', gold: list('turno', [is('data', '2026-11-23'), is('attivita', 'Sportello')]) },
        { says: 'chi c’è?', gold: list('presenza', [is('turno', named('Sportello · 23/11/2026')), diTurno]) },
      ],
    },
    {
      about: 'a visit is booked, moved, confirmed and taken back',
      turns: [
        {
          says: 'Fissa una visita di compagnia alla Sig.ra B. G. mercoledì alle 10',
          gold: create('servizio', { beneficiario: named('Sig.ra B. G.'), tipo: 'compagnia', data: '2026-11-25', ora: '10:00' }),
        },
        {
          says: 'ci va Graziella Pinna',
          gold: create('servizio', {
            beneficiario: named('Sig.ra B. G.'),
            tipo: 'compagnia',
            data: '2026-11-25',
            ora: '10:00',
            volontario: named('Graziella Pinna'),
          }),
        },
        {
          says: 'no, facciamo giovedì alla stessa ora',
          gold: create('servizio', {
            beneficiario: named('Sig.ra B. G.'),
            tipo: 'compagnia',
            data: '2026-11-26',
            ora: '10:00',
            volontario: named('Graziella Pinna'),
          }),
        },
        { says: 'sì', gold: done },
        { says: 'annulla', gold: undone },
      ],
    },
    {
      about: 'a gift told bit by bit',
      turns: [
        { says: 'Registra una donazione di Irene Guerra', gold: asks('donazione', 'importo') },
        { says: 'cento euro', gold: create('donazione', { donatore: named('Irene Guerra'), importo: 10_000 }) },
        {
          says: 'in contanti, ieri',
          gold: create('donazione', { donatore: named('Irene Guerra'), importo: 10_000, mezzo: 'contanti', data: '2026-11-20' }),
        },
        { says: 'conferma', gold: done },
      ],
    },
    {
      about: 'receipts that are lacking',
      turns: [
        {
          says: 'Quante donazioni aspettano la ricevuta?',
          gold: [metric('da_emettere'), count('donazione', [daEmettere]), count('donazione', [is('ricevuta', 'da_emettere')])],
        },
        { says: 'fammele vedere', gold: [list('donazione', [daEmettere]), list('donazione', [is('ricevuta', 'da_emettere')])] },
        {
          says: 'solo quelle sopra i cento euro',
          gold: [
            list('donazione', [daEmettere, cmp('importo', 'gt', 10_000)]),
            list('donazione', [is('ricevuta', 'da_emettere'), cmp('importo', 'gt', 10_000)]),
          ],
        },
        { says: 'va bene, prepara tutte le ricevute che mancano', gold: act('prepara_ricevute', 'donazione') },
        { says: 'sì, conferma', gold: done },
      ],
    },
    {
      about: 'somebody is taken off a shift and replaced',
      turns: [
        { says: 'Chi c’è ai pacchi martedì?', gold: list('presenza', [is('turno', named('Distribuzione pacchi · 24/11/2026')), diTurno]) },
        {
          says: 'togli la Sartori',
          gold: remove('presenza', [
            is('turno', named('Distribuzione pacchi · 24/11/2026')),
            is('incarico.volontario', named('Elisa Sartori')),
          ]),
        },
        { says: 'sì', gold: done },
        {
          says: 'e chi possiamo chiamare al suo posto?',
          gold: act('trova_volontari', 'turno', [is('attivita', 'Distribuzione pacchi'), is('data', '2026-11-24')]),
        },
        { says: 'ok, conferma', gold: done },
      ],
    },
    {
      about: 'a volunteer whose values are asked one by one',
      turns: [
        { says: 'Aggiungi una volontaria, si chiama Anna Riva', gold: asks('volontario', 'email') },
        { says: 'anna.riva@posta.example', gold: asks('volontario', 'telefono') },
        { says: '347 5559012', gold: asks('volontario', 'competenze') },
        {
          says: 'Cucina',
          gold: create('volontario', { nome: 'Anna Riva', email: 'anna.riva@posta.example', telefono: '3475559012', competenze: 'Cucina' }),
        },
        { says: 'salva', gold: done },
      ],
    },
    {
      about: 'families, narrowed down',
      turns: [
        { says: 'Quante famiglie attive seguiamo?', gold: count('beneficiario', [is('tipo', 'famiglia'), is('stato', 'attivo')]) },
        {
          says: 'e con almeno cinque persone?',
          gold: count('beneficiario', [is('tipo', 'famiglia'), is('stato', 'attivo'), cmp('persone', 'gte', 5)]),
        },
        { says: 'fammi l’elenco', gold: list('beneficiario', [is('tipo', 'famiglia'), is('stato', 'attivo'), cmp('persone', 'gte', 5)]) },
        {
          says: 'solo quelle che segue Amrani',
          gold: list('beneficiario', [
            is('tipo', 'famiglia'),
            is('stato', 'attivo'),
            cmp('persone', 'gte', 5),
            is('referente', named('Youssef Amrani')),
          ]),
        },
        {
          says: 'e quelle di Ferretti?',
          gold: list('beneficiario', [
            is('tipo', 'famiglia'),
            is('stato', 'attivo'),
            cmp('persone', 'gte', 5),
            is('referente', named('Giacomo Ferretti')),
          ]),
        },
      ],
    },
    {
      about: 'which Stefano',
      turns: [
        { says: 'Mi dai il telefono di Stefano?', gold: choose('volontario', [oneOf('nome', 'Stefano Bellini', 'Stefano Spagna')]) },
        { says: 'Bellini', gold: value('volontario', 'telefono', [is('nome', 'Stefano Bellini')]) },
        { says: 'e quante ore ha fatto questo mese?', gold: value('volontario', 'ore_mese', [is('nome', 'Stefano Bellini')]) },
        {
          says: 'mettilo di turno allo sportello del 2 dicembre',
          gold: create('presenza', {
            incarico: named('Stefano Bellini · Accoglienza allo sportello'),
            turno: named('Sportello · 02/12/2026'),
            segno: 'previsto',
          }),
        },
        { says: 'no, lascia stare', gold: dropped },
      ],
    },
    {
      about: 'what was spent, month against month',
      turns: [
        { says: 'Quanto abbiamo speso questo mese?', gold: figure('sum', 'spesa', 'importo', [...novembre]) },
        { says: 'e il mese scorso?', gold: figure('sum', 'spesa', 'importo', [...ottobre]) },
        { says: 'diviso per progetto', gold: groups('spesa', 'progetto', { fn: 'sum', field: 'importo', where: [...ottobre] }) },
        {
          says: 'qual è stata la più alta?',
          gold: list('spesa', [...ottobre], { sort: [{ field: 'importo', direction: 'desc' }], first: 1 }),
        },
      ],
    },
    {
      about: 'a parcel put off twice',
      turns: [
        {
          says: 'Sposta il pacco di sabato 28 della Famiglia N. P. alle 11:30',
          gold: update('servizio', [is('beneficiario', named('Famiglia N. P.')), is('tipo', 'pacco'), is('data', '2026-11-28')], {
            ora: '11:30',
          }),
        },
        {
          says: 'anzi, mettilo a domenica',
          gold: update('servizio', [is('beneficiario', named('Famiglia N. P.')), is('tipo', 'pacco'), is('data', '2026-11-28')], {
            data: '2026-11-29',
            ora: '11:30',
          }),
        },
        { says: 'ok', gold: done },
        { says: 'no aspetta, annulla', gold: undone },
      ],
    },
  ],
}
