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

const di = (cliente: string) => is('cliente', named(cliente))
const con = (tecnico: string) => is('tecnico', named(tecnico))
const il = (giorno: string) => is('data', giorno)
const chiamato = (nome: string) => is('nome', nome)
const programmato = is('stato', 'programmato')
const completato = is('stato', 'completato')
const cancellato = is('stato', 'cancellato')
const pomeriggio = between('ora', '13:00', '17:59')
const mattina = cmp('ora', 'lt', '13:00')

const ZANOTTI = 'Panetteria Zanotti'
const BONFANTI = 'Studio Amministrazioni Bonfanti'
const ROSSETTI = 'Amministrazioni Rossetti Snc'
const SCUOLA = 'Scuola d’Infanzia Il Girasole'
const ALBERGO = 'Albergo Due Laghi'
const TRE_ARCHI = 'Immobiliare Tre Archi Srl'
const WALTER = 'Walter Nardini'
const SAMUELE = 'Samuele Corti'
const PASQUALE = 'Pasquale Liguori'

/** Plumber, electrician and blacksmith on the road: asked from the van, between one customer and the next. */
export const part: Part = {
  turns: [
    // What there is to do, and where.
    { says: 'Quali interventi ho lunedì?', style: 'plain', gold: list('intervento', [il('2026-11-23')]) },
    {
      says: 'A che ora devo essere dalla signora Lombardi oggi pomeriggio?',
      style: 'plain',
      gold: value('intervento', 'ora', [di('Bice Lombardi'), il('2026-11-21')]),
    },
    { says: 'Qual è l’indirizzo del Molino Redini?', style: 'plain', gold: value('cliente', 'indirizzo', [chiamato('Molino Redini Spa')]) },
    { says: 'Mi serve il cellulare di Samuele Corti.', style: 'plain', gold: value('tecnico', 'telefono', [chiamato(SAMUELE)]) },
    {
      says: 'A quali lavori in programma non ho ancora assegnato nessuno?',
      style: 'plain',
      gold: list('intervento', [programmato, empty('tecnico')]),
    },
    {
      says: 'Quanti interventi abbiamo completato a ottobre?',
      style: 'plain',
      gold: count('intervento', [completato, ...between('data', '2026-10-01', '2026-10-31')]),
    },
    {
      says: 'A quanto ammontano in tutto i preventivi dei lavori della settimana prossima?',
      style: 'plain',
      gold: figure('sum', 'intervento', 'preventivo', between('data', '2026-11-23', '2026-11-29')),
    },
    {
      says: 'Qual è stato il lavoro più caro di quest’anno?',
      style: 'plain',
      gold: [
        list('intervento', between('data', '2026-01-01', '2026-12-31'), { sort: [{ field: 'preventivo', direction: 'desc' }], first: 1 }),
        list('intervento', [completato, ...between('data', '2026-01-01', '2026-12-31')], {
          sort: [{ field: 'preventivo', direction: 'desc' }],
          first: 1,
        }),
      ],
    },
    {
      says: 'Elenca gli interventi da fabbro completati questa settimana.',
      style: 'plain',
      gold: list('intervento', [is('tipo', 'fabbro'), completato, ...between('data', '2026-11-16', '2026-11-22')]),
    },
    {
      says: 'Quante ore ha lavorato Walter questo mese?',
      style: 'plain',
      gold: figure('sum', 'intervento', 'ore', [con(WALTER), ...between('data', '2026-11-01', '2026-11-30')]),
    },
    { says: 'Come viene calcolato il tempo medio?', style: 'plain', gold: formula('tempo_medio') },
    {
      says: 'C’è qualche intervento programmato per domani?',
      style: 'plain',
      gold: [yes('intervento', [il('2026-11-22'), programmato]), list('intervento', [il('2026-11-22'), programmato])],
    },
    {
      says: 'Quali materiali elettrici hanno la scorta bassa?',
      style: 'plain',
      gold: list('materiale', [is('categoria', 'elettrico'), is('stato', 'scorta_bassa')]),
    },
    {
      says: 'Quante valvole a sfera da 1/2" ci sono in magazzino?',
      style: 'plain',
      gold: value('materiale', 'quantita', [chiamato('Valvola a sfera 1/2"')]),
    },
    {
      says: 'Da quale fornitore prendiamo le plafoniere LED?',
      style: 'plain',
      gold: value('materiale', 'fornitore', [chiamato('Plafoniera LED 24 W')]),
    },
    {
      says: 'Mostrami tutto quello che compriamo da Termoidraulica Po.',
      style: 'plain',
      gold: list('materiale', [is('fornitore', 'Termoidraulica Po')]),
    },
    { says: 'Quanti dei nostri clienti sono privati?', style: 'plain', gold: count('cliente', [is('tipo', 'privato')]) },
    {
      says: 'Chi monta la porta blindata alla scuola Il Girasole?',
      style: 'plain',
      gold: value('intervento', 'tecnico', [di(SCUOLA), is('descrizione', 'Porta blindata: posa e consegna')]),
    },
    {
      says: 'Quanti interventi ha chiuso ciascun tecnico a ottobre?',
      style: 'plain',
      gold: groups('intervento', 'tecnico', { where: [completato, ...between('data', '2026-10-01', '2026-10-31')] }),
    },
    {
      says: 'Mostrami mese per mese quanto abbiamo fatturato nel 2026.',
      style: 'plain',
      gold: groups('intervento', 'data', {
        per: 'month',
        fn: 'sum',
        field: 'preventivo',
        where: [completato, ...between('data', '2026-01-01', '2026-12-31')],
      }),
    },
    {
      says: 'Quando è libero Samuele per un’ora e mezza tra giovedì e venerdì?',
      style: 'plain',
      gold: gaps('intervento', '2026-11-26', '2026-11-27', 90, named(SAMUELE)),
    },
    {
      says: 'Chi ha modificato per ultimo l’intervento di oggi alla Panetteria Zanotti?',
      style: 'plain',
      gold: history('intervento', [di(ZANOTTI), il('2026-11-21')]),
    },
    {
      says: 'Quali lavori programmati hanno un preventivo superiore a 300 euro?',
      style: 'plain',
      gold: list('intervento', [programmato, cmp('preventivo', 'gt', 30000)]),
    },
    {
      says: 'Quali interventi sono stati annullati ad agosto?',
      style: 'plain',
      gold: list('intervento', [cancellato, ...between('data', '2026-08-01', '2026-08-31')]),
    },
    {
      says: 'Ci sono lavori programmati senza preventivo prima di venerdì?',
      style: 'plain',
      gold: [
        yes('intervento', [programmato, empty('preventivo'), cmp('data', 'lt', '2026-11-27')]),
        list('intervento', [programmato, empty('preventivo'), cmp('data', 'lt', '2026-11-27')]),
      ],
    },
    {
      says: 'Quanti lavori abbiamo finito quest’anno all’Albergo Due Laghi?',
      style: 'plain',
      gold: count('intervento', [di(ALBERGO), completato, ...between('data', '2026-01-01', '2026-12-31')]),
    },
    {
      says: 'Elenca i lavori della settimana prossima tranne quelli di Samuele.',
      style: 'plain',
      gold: list('intervento', [not('tecnico', named(SAMUELE)), ...between('data', '2026-11-23', '2026-11-29')]),
    },
    { says: 'Quali materiali costano almeno 20 euro l’uno?', style: 'plain', gold: list('materiale', [cmp('costo', 'gte', 2000)]) },
    {
      says: 'Quali interventi di dicembre non sono idraulici?',
      style: 'plain',
      gold: list('intervento', [not('tipo', 'idraulica'), ...between('data', '2026-12-01', '2026-12-31')]),
    },
    // What is to be written.
    {
      says: 'Fissa un intervento da Ornella Ghizzi martedì alle 10 per un rubinetto che perde.',
      style: 'plain',
      gold: [
        create('intervento', { cliente: named('Ornella Ghizzi'), data: '2026-11-24', ora: '10:00', descrizione: 'rubinetto che perde' }),
        create('intervento', { cliente: named('Ornella Ghizzi'), data: '2026-11-24', ora: '10:00', descrizione: 'un rubinetto che perde' }),
      ],
    },
    {
      says: 'Assegna a Pasquale il maniglione antipanico di Acconciature Nadia.',
      style: 'plain',
      gold: update('intervento', [di('Acconciature Nadia'), il('2026-11-23')], { tecnico: named(PASQUALE) }),
    },
    {
      says: 'Sposta il sopralluogo dell’Immobiliare Tre Archi a lunedì 30 alle 15.',
      style: 'plain',
      gold: update('intervento', [di(TRE_ARCHI), programmato, is('descrizione', 'Sopralluogo per nuovo impianto')], {
        data: '2026-11-30',
        ora: '15:00',
      }),
    },
    {
      says: 'Inizia l’intervento dalla signora Lombardi.',
      style: 'plain',
      gold: move('intervento', [di('Bice Lombardi'), programmato], 'in_corso'),
    },
    {
      says: 'Annulla l’intervento del 24 novembre all’Immobiliare Tre Archi.',
      style: 'plain',
      gold: move('intervento', [di(TRE_ARCHI), il('2026-11-24')], 'cancellato'),
    },
    {
      says: 'Registra un nuovo cliente: Davide Moretti, telefono 3331234567.',
      style: 'plain',
      gold: create('cliente', { nome: 'Davide Moretti', telefono: '3331234567' }),
    },
    {
      says: 'Porta a 6 la soglia minima dei miscelatori per lavello.',
      style: 'plain',
      gold: update('materiale', [chiamato('Miscelatore lavello')], { soglia: 6 }),
    },
    {
      says: 'Aggiungi all’intervento di lunedì all’Albergo Due Laghi la nota «suonare al citofono Bianchi».',
      style: 'plain',
      gold: update('intervento', [di(ALBERGO), il('2026-11-23')], { note: 'suonare al citofono Bianchi' }),
    },
    { says: 'Elimina dai clienti Wilma Chiozzi.', style: 'plain', gold: impossible('cliente') },
    {
      says: 'Elimina del tutto l’intervento del 15 dicembre al Condominio Le Ninfee.',
      style: 'plain',
      gold: remove('intervento', [di('Condominio Le Ninfee'), il('2026-12-15')]),
    },
    { says: 'Prepara la lista acquisti con quello che è sotto soglia.', style: 'plain', gold: act('riordina', 'materiale') },
    { says: 'Segna come completato l’intervento di oggi dalla Lombardi.', style: 'plain', gold: impossible('intervento') },
    {
      says: 'Prenota un sopralluogo allo Studio Dentistico Sarzi giovedì 3 dicembre alle 8:30 con Samuele.',
      style: 'plain',
      gold: create('intervento', {
        cliente: named('Studio Dentistico Sarzi'),
        tecnico: named(SAMUELE),
        descrizione: 'sopralluogo',
        data: '2026-12-03',
        ora: '08:30',
      }),
    },
    {
      says: 'Assegna a Samuele Corti tutti gli interventi elettrici ancora senza tecnico.',
      style: 'plain',
      gold: update('intervento', [is('tipo', 'elettrica'), empty('tecnico')], { tecnico: named(SAMUELE) }),
    },
    {
      says: 'Programma un intervento al Condominio Pomponazzo 40 per domani alle 9.',
      style: 'plain',
      gold: asks('intervento', 'descrizione'),
    },
    // What cannot be known.
    { says: 'Quanti chilometri ho fatto con il furgone questa settimana?', style: 'plain', gold: refuse },
    { says: 'Quanta IVA devo versare per questo trimestre?', style: 'plain', gold: refuse },
    { says: 'Che tempo farà domani a Mantova?', style: 'plain', gold: refuse },

    {
      says: 'oggi cosa mi resta da fare?',
      style: 'colloquial',
      gold: [
        list('intervento', [il('2026-11-21'), programmato]),
        list('intervento', [il('2026-11-21'), oneOf('stato', 'programmato', 'in_corso')]),
        list('intervento', [il('2026-11-21'), not('stato', 'completato')]),
      ],
    },
    {
      says: 'che numero ha la Tondelli? il citofono non va',
      style: 'colloquial',
      gold: value('cliente', 'telefono', [chiamato('Ivana Tondelli')]),
    },
    { says: 'che giro abbiamo mercoledì?', style: 'colloquial', gold: list('intervento', [il('2026-11-25')]) },
    { says: "Pasquale cos'ha martedì?", style: 'colloquial', gold: list('intervento', [con(PASQUALE), il('2026-11-24')]) },
    {
      says: 'di sifoni quanti me ne sono rimasti?',
      style: 'colloquial',
      gold: value('materiale', 'quantita', [chiamato('Sifone lavello')]),
    },
    {
      says: "la caldaia del Prandini quand'è che la facciamo?",
      style: 'colloquial',
      gold: [value('intervento', 'data', [di('Mirko Prandini'), programmato]), list('intervento', [di('Mirko Prandini'), programmato])],
    },
    {
      says: 'quanto gli ho chiesto al Molino per la presa di giovedì?',
      style: 'colloquial',
      gold: value('intervento', 'preventivo', [di('Molino Redini Spa'), il('2026-11-26')]),
    },
    {
      says: "dov'è Samuele in questo momento?",
      style: 'colloquial',
      gold: [
        list('intervento', [con(SAMUELE), is('stato', 'in_corso')]),
        value('intervento', 'indirizzo', [con(SAMUELE), is('stato', 'in_corso')]),
      ],
    },
    {
      says: "c'è un buco venerdì per un'oretta da Walter?",
      style: 'colloquial',
      gold: gaps('intervento', '2026-11-27', '2026-11-27', 60, named(WALTER)),
    },
    {
      says: 'in Farmacia ci siamo già stati questo mese?',
      style: 'colloquial',
      gold: [
        yes('intervento', [di('Farmacia dei Portici'), completato, ...between('data', '2026-11-01', '2026-11-30')]),
        list('intervento', [di('Farmacia dei Portici'), completato, ...between('data', '2026-11-01', '2026-11-30')]),
      ],
    },
    {
      says: 'quanti lavori ci restano da fare prima di Natale?',
      style: 'colloquial',
      gold: [
        count('intervento', [programmato, cmp('data', 'lt', '2026-12-25')]),
        count('intervento', [programmato, ...between('data', '2026-11-21', '2026-12-24')]),
      ],
    },
    {
      says: "di lavori grossi, sopra i mille euro, quanti ne abbiamo fatti quest'anno?",
      style: 'colloquial',
      gold: count('intervento', [completato, cmp('preventivo', 'gt', 100000), ...between('data', '2026-01-01', '2026-12-31')]),
    },
    {
      says: "da Lasagna quando ci siamo stati l'ultima volta?",
      style: 'colloquial',
      gold: [
        list('intervento', [di('Ettore Lasagna'), completato], { sort: [{ field: 'data', direction: 'desc' }], first: 1 }),
        value('intervento', 'data', [di('Ettore Lasagna'), il('2026-06-06')]),
      ],
    },
    { says: 'chi dei ragazzi fa il fabbro?', style: 'colloquial', gold: list('tecnico', [is('mestiere', 'fabbro')]) },
    {
      says: 'metti in agenda Malavasi giovedì alle 4, gli perde la doccia',
      style: 'colloquial',
      gold: [
        create('intervento', { cliente: named('Fausto Malavasi'), data: '2026-11-26', ora: '16:00', descrizione: 'gli perde la doccia' }),
        create('intervento', { cliente: named('Fausto Malavasi'), data: '2026-11-26', ora: '16:00', descrizione: 'perde la doccia' }),
      ],
    },
    { says: 'da Zanotti abbiamo finito', style: 'colloquial', gold: asks('intervento', 'ore') },
    {
      says: 'la Lombardi facciamola alle 4 invece che alle 3',
      style: 'colloquial',
      gold: update('intervento', [di('Bice Lombardi'), il('2026-11-21')], { ora: '16:00' }),
    },
    {
      says: 'il punto acqua del Sarzi dallo a Pasquale',
      style: 'colloquial',
      gold: update('intervento', [di('Studio Dentistico Sarzi'), programmato], { tecnico: named(PASQUALE) }),
    },
    {
      says: 'ho usato due siliconi, scalali dal magazzino',
      style: 'colloquial',
      gold: update('materiale', [chiamato('Silicone sanitario')], { quantita: 16 }),
    },
    {
      says: 'la scuola ha disdetto la porta blindata',
      style: 'colloquial',
      gold: move('intervento', [di(SCUOLA), programmato], 'cancellato'),
    },
    { says: 'quello di Bonfanti mettilo giovedì', style: 'colloquial', gold: choose('intervento', [di(BONFANTI), programmato]) },
    {
      says: 'il lavoro di ieri da Rossetti è da riaprire',
      style: 'colloquial',
      gold: move('intervento', [di(ROSSETTI), il('2026-11-20')], 'in_corso'),
    },
    {
      says: "abbiamo preso uno nuovo, si chiama Denis Ferrari e fa l'elettricista",
      style: 'colloquial',
      gold: create('tecnico', { nome: 'Denis Ferrari', mestiere: 'elettrica' }),
    },
    { says: 'il 4 dicembre stiamo chiusi, disdici tutto', style: 'colloquial', gold: move('intervento', [il('2026-12-04')], 'cancellato') },
    { says: 'a che ora chiude Termoidraulica Po?', style: 'colloquial', gold: refuse },
    { says: "c'è coda in tangenziale?", style: 'colloquial', gold: refuse },

    { says: 'allora dimmi che lavori ho martedì mattina', style: 'voice', gold: list('intervento', [il('2026-11-24'), mattina]) },
    { says: 'ehm senti in che via sta nicolò arioli', style: 'voice', gold: value('cliente', 'indirizzo', [chiamato('Nicolò Arioli')]) },
    {
      says: 'quanti metri di tubo multistrato ho ancora',
      style: 'voice',
      gold: value('materiale', 'quantita', [chiamato('Tubo multistrato 20 mm')]),
    },
    {
      says: 'dunque leggimi gli appuntamenti da giovedì a sabato',
      style: 'voice',
      gold: list('intervento', between('data', '2026-11-26', '2026-11-28')),
    },
    {
      says: 'allora quanto abbiamo fatturato il mese scorso',
      style: 'voice',
      gold: figure('sum', 'intervento', 'preventivo', [completato, ...between('data', '2026-10-01', '2026-10-31')]),
    },
    {
      says: 'per favore dimmi quali lavori sopra i mille euro sono in programma',
      style: 'voice',
      gold: list('intervento', [programmato, cmp('preventivo', 'gt', 100000)]),
    },
    {
      says: 'ok allora chi va da mirko prandini il quattordici dicembre',
      style: 'voice',
      gold: value('intervento', 'tecnico', [di('Mirko Prandini'), il('2026-12-14')]),
    },
    {
      says: 'senti quante ore ha fatto pasquale la settimana scorsa',
      style: 'voice',
      gold: figure('sum', 'intervento', 'ore', [con(PASQUALE), ...between('data', '2026-11-09', '2026-11-15')]),
    },
    {
      says: 'allora segna un lavoro dalla signora beduschi lunedì alle tre e mezza tapparella bloccata',
      style: 'voice',
      gold: create('intervento', {
        cliente: named('Luisa Beduschi'),
        data: '2026-11-23',
        ora: '15:30',
        descrizione: 'tapparella bloccata',
      }),
    },
    {
      says: 'ehm dunque ho finito alla panetteria zanotti ci ho messo tre ore',
      style: 'voice',
      gold: move('intervento', [di(ZANOTTI), is('stato', 'in_corso')], 'completato', { ore: 3 }),
    },
    {
      says: "sposta l'autoclave di rossetti a martedì alle undici",
      style: 'voice',
      gold: update('intervento', [di(ROSSETTI), il('2026-11-23')], { data: '2026-11-24', ora: '11:00' }),
    },
    {
      says: "metti centottanta euro di preventivo sul salvavita dell'albergo due laghi di lunedì",
      style: 'voice',
      gold: update('intervento', [di(ALBERGO), il('2026-11-23')], { preventivo: 18000 }),
    },
    { says: 'ehm accendi il riscaldamento per favore', style: 'voice', gold: refuse },

    { says: 'che intervneti ho venerdi?', style: 'typo', gold: list('intervento', [il('2026-11-27')]) },
    {
      says: 'quanti materiali sono sotto solgia?',
      style: 'typo',
      gold: [metric('sotto_soglia'), count('materiale', [is('stato', 'scorta_bassa')])],
    },
    { says: 'telefno di Gemma Scansani', style: 'typo', gold: value('cliente', 'telefono', [chiamato('Gemma Scansani')]) },
    {
      says: 'quali lavori di Pasqaule sono programmati a dicembre?',
      style: 'typo',
      gold: list('intervento', [con(PASQUALE), programmato, ...between('data', '2026-12-01', '2026-12-31')]),
    },
    {
      says: 'quanto abiamo fatturato alla Trattoria da Ermes questanno?',
      style: 'typo',
      gold: figure('sum', 'intervento', 'preventivo', [
        di('Trattoria da Ermes'),
        completato,
        ...between('data', '2026-01-01', '2026-12-31'),
      ]),
    },
    { says: "cosa abbiamo fniito l'altroieri?", style: 'typo', gold: list('intervento', [completato, il('2026-11-19')]) },
    {
      says: 'quanto cosatno i tasselli da 8?',
      style: 'typo',
      gold: [value('materiale', 'costo', [chiamato('Tasselli 8 mm')]), value('materiale', 'prezzo', [chiamato('Tasselli 8 mm')])],
    },
    {
      says: 'spsota il citofono di Rossetti al 2 dicembre alle 9',
      style: 'typo',
      gold: update('intervento', [di(ROSSETTI), programmato, is('descrizione', 'Citofono muto al secondo piano')], {
        data: '2026-12-02',
        ora: '09:00',
      }),
    },
    {
      says: 'agigungi un cliente Bar Centrale, tipo commerciale',
      style: 'typo',
      gold: create('cliente', { nome: 'Bar Centrale', tipo: 'commerciale' }),
    },
    {
      says: "anulla la serranda della farmacia dell'11 dicmebre",
      style: 'typo',
      gold: move('intervento', [di('Farmacia dei Portici'), il('2026-12-11')], 'cancellato'),
    },
    { says: 'chi ha vitno la partita ieri sera?', style: 'typo', gold: refuse },

    { says: 'lunedì pomeriggio?', style: 'elliptical', gold: list('intervento', [il('2026-11-23'), ...pomeriggio]) },
    { says: 'Bottoli telefono', style: 'elliptical', gold: value('cliente', 'telefono', [chiamato('Renzo Bottoli')]) },
    { says: 'da fare senza preventivo', style: 'elliptical', gold: list('intervento', [programmato, empty('preventivo')]) },
    {
      says: 'Walter questa settimana',
      style: 'elliptical',
      gold: list('intervento', [con(WALTER), ...between('data', '2026-11-16', '2026-11-22')]),
    },
    {
      says: 'ore Samuele ottobre',
      style: 'elliptical',
      gold: figure('sum', 'intervento', 'ore', [con(SAMUELE), ...between('data', '2026-10-01', '2026-10-31')]),
    },
    { says: 'clienti azienda', style: 'elliptical', gold: list('cliente', [is('tipo', 'azienda')]) },
    {
      says: 'nastro isolante quantità 10',
      style: 'elliptical',
      gold: update('materiale', [chiamato('Nastro isolante')], { quantita: 10 }),
    },
    { says: 'meteo', style: 'elliptical', gold: refuse },
  ],
  dialogues: [
    {
      about: 'the days ahead, and what they are worth',
      turns: [
        { says: 'che lavori ci sono lunedì?', gold: list('intervento', [il('2026-11-23')]) },
        { says: 'e mercoledì?', gold: list('intervento', [il('2026-11-25')]) },
        { says: 'quanto fanno in tutto di preventivo?', gold: figure('sum', 'intervento', 'preventivo', [il('2026-11-25')]) },
        { says: "e quale non ce l'ha ancora?", gold: list('intervento', [il('2026-11-25'), empty('preventivo')]) },
      ],
    },
    {
      about: 'a new job, told bit by bit from the wheel',
      turns: [
        { says: 'devo segnare un lavoro dalla Scansani', gold: asks('intervento', 'descrizione') },
        {
          says: 'cambiare il rubinetto del bagno',
          gold: create('intervento', { cliente: named('Gemma Scansani'), descrizione: 'cambiare il rubinetto del bagno' }),
        },
        {
          says: 'venerdì alle 9',
          gold: create('intervento', {
            cliente: named('Gemma Scansani'),
            descrizione: 'cambiare il rubinetto del bagno',
            data: '2026-11-27',
            ora: '09:00',
          }),
        },
        {
          says: 'mandaci Walter',
          gold: create('intervento', {
            cliente: named('Gemma Scansani'),
            descrizione: 'cambiare il rubinetto del bagno',
            data: '2026-11-27',
            ora: '09:00',
            tecnico: named(WALTER),
          }),
        },
        { says: 'sì', gold: done },
      ],
    },
    {
      about: 'another day at the same hour, and then none of it',
      turns: [
        {
          says: "sposta il salvavita dell'Albergo Due Laghi a martedì alle 14",
          gold: update('intervento', [di(ALBERGO), il('2026-11-23')], { data: '2026-11-24', ora: '14:00' }),
        },
        {
          says: 'no, facciamo mercoledì stessa ora',
          gold: update('intervento', [di(ALBERGO), il('2026-11-23')], { data: '2026-11-25', ora: '14:00' }),
        },
        { says: 'conferma', gold: done },
        { says: 'annulla, mi ha richiamato', gold: undone },
      ],
    },
    {
      about: 'what lacks on the van is ordered',
      turns: [
        { says: 'cosa sta finendo sul furgone?', gold: list('materiale', [is('stato', 'scorta_bassa')]) },
        { says: 'di magnetotermici quanti ne ho?', gold: value('materiale', 'quantita', [chiamato('Interruttore magnetotermico 16 A')]) },
        { says: 'e chi ce li vende?', gold: value('materiale', 'fornitore', [chiamato('Interruttore magnetotermico 16 A')]) },
        { says: 'va bene, ordina tutto quello che manca', gold: act('riordina', 'materiale') },
        { says: 'ok', gold: done },
      ],
    },
    {
      about: 'a job is done, and the hours were other',
      turns: [
        { says: 'ho finito il quadro da Zanotti', gold: asks('intervento', 'ore') },
        { says: 'due e mezza', gold: move('intervento', [di(ZANOTTI), is('stato', 'in_corso')], 'completato', { ore: 2.5 }) },
        { says: 'anzi no, tre', gold: move('intervento', [di(ZANOTTI), is('stato', 'in_corso')], 'completato', { ore: 3 }) },
        { says: 'sì, salva', gold: done },
        { says: 'oggi quindi quanti ne abbiamo finiti?', gold: count('intervento', [completato, il('2026-11-21')]) },
      ],
    },
    {
      about: 'one customer with several jobs',
      turns: [
        { says: 'sposta il lavoro di Bonfanti a venerdì alle 15', gold: choose('intervento', [di(BONFANTI), programmato]) },
        {
          says: 'il primo, le luci delle scale',
          gold: update('intervento', [di(BONFANTI), il('2026-11-25')], { data: '2026-11-27', ora: '15:00' }),
        },
        {
          says: 'e mandaci Walter al posto di Samuele',
          gold: update('intervento', [di(BONFANTI), il('2026-11-25')], { data: '2026-11-27', ora: '15:00', tecnico: named(WALTER) }),
        },
        { says: 'confermo', gold: done },
      ],
    },
    {
      about: 'the week of a technician, and a second thought',
      turns: [
        {
          says: 'cosa deve fare Pasquale la settimana prossima?',
          gold: list('intervento', [con(PASQUALE), ...between('data', '2026-11-23', '2026-11-29')]),
        },
        { says: 'quanti sono?', gold: count('intervento', [con(PASQUALE), ...between('data', '2026-11-23', '2026-11-29')]) },
        {
          says: 'passali tutti e due a Walter',
          gold: update('intervento', [con(PASQUALE), ...between('data', '2026-11-23', '2026-11-29')], { tecnico: named(WALTER) }),
        },
        { says: 'lascia stare', gold: dropped },
      ],
    },
    {
      about: 'a customer who was not heard of for a while',
      turns: [
        { says: 'che numero ha la Chiozzi?', gold: value('cliente', 'telefono', [chiamato('Wilma Chiozzi')]) },
        { says: 'e dove abita?', gold: value('cliente', 'indirizzo', [chiamato('Wilma Chiozzi')]) },
        {
          says: 'quante volte ci siamo stati?',
          gold: [count('intervento', [di('Wilma Chiozzi'), completato]), value('cliente', 'interventi', [chiamato('Wilma Chiozzi')])],
        },
        {
          says: "e l'ultima cosa abbiamo fatto?",
          gold: [
            list('intervento', [di('Wilma Chiozzi')], { sort: [{ field: 'data', direction: 'desc' }], first: 1 }),
            value('intervento', 'descrizione', [di('Wilma Chiozzi'), il('2025-10-31')]),
          ],
        },
      ],
    },
    {
      about: 'the figures, on the way home',
      turns: [
        { says: 'a quanto siamo di fatturato questo mese?', gold: metric('fatturato_mese') },
        { says: 'come lo calcoli?', gold: formula('fatturato_mese') },
        {
          says: 'e a ottobre quanto avevamo fatto?',
          gold: figure('sum', 'intervento', 'preventivo', [completato, ...between('data', '2026-10-01', '2026-10-31')]),
        },
        {
          says: 'dividimelo per tipo di intervento',
          gold: groups('intervento', 'tipo', {
            fn: 'sum',
            field: 'preventivo',
            where: [completato, ...between('data', '2026-10-01', '2026-10-31')],
          }),
        },
      ],
    },
    {
      about: 'a job called off, and put off instead',
      turns: [
        {
          says: 'la scuola venerdì non può più',
          gold: [move('intervento', [di(SCUOLA), programmato], 'cancellato'), asks('intervento', 'data')],
        },
        {
          says: 'no aspetta, non annullarla: facciamo sabato alle 9',
          gold: update('intervento', [di(SCUOLA), programmato], { data: '2026-11-28', ora: '09:00' }),
        },
        { says: 'sì dai', gold: done },
        { says: 'allora che giorno ci vado?', gold: value('intervento', 'data', [di(SCUOLA), programmato]) },
      ],
    },
  ],
}
