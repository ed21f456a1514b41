import {
  asks,
  between,
  choose,
  cmp,
  count,
  create,
  done,
  figure,
  filled,
  formula,
  gaps,
  groups,
  history,
  impossible,
  is,
  list,
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

const di = (cliente: string) => is('cliente', named(cliente))
const con = (tecnico: string) => is('tecnico', named(tecnico))
const il = (giorno: string) => is('data', giorno)
const chiamato = (nome: string) => is('nome', nome)
const lavoro = (descrizione: string) => is('descrizione', descrizione)
const programmato = is('stato', 'programmato')
const completato = is('stato', 'completato')
const cancellato = is('stato', 'cancellato')
const daFare = oneOf('stato', 'programmato', 'in_corso')
const inGaranzia = oneOf('descrizione', 'Ritorno in garanzia: porta che non chiude', 'Ritorno in garanzia: rubinetto che gocciola')

const ottobre = between('data', '2026-10-01', '2026-10-31')
const novembre = between('data', '2026-11-01', '2026-11-30')
const annoInCorso = between('data', '2026-01-01', '2026-12-31')
const settimanaProssima = between('data', '2026-11-23', '2026-11-29')
const ilPiuCaro = { sort: [{ field: 'preventivo', direction: 'desc' }], first: 1 } as const
const lUltimo = { sort: [{ field: 'data', direction: 'desc' }], first: 1 } as const

const BIGARELLO = 'Autocarrozzeria Bigarello Srl'
const BONFANTI = 'Studio Amministrazioni Bonfanti'
const ERMES = 'Trattoria da Ermes'
const FARMACIA = 'Farmacia dei Portici'
const FERRAMENTA = is('fornitore', 'Ferramenta Sabatini')
const GELATERIA = 'Gelateria Pan di Neve'
const MOLINO = 'Molino Redini Spa'
const NADIA = 'Acconciature Nadia'
const NINFEE = 'Condominio Le Ninfee'
const PIZZERIA = 'Pizzeria Il Forno Antico'
const ROSSETTI = 'Amministrazioni Rossetti Snc'
const SARZI = 'Studio Dentistico Sarzi'
const TECNO = 'Tecno Mincio Srl'
const TRE_ARCHI = 'Immobiliare Tre Archi Srl'
const PASQUALE = 'Pasquale Liguori'
const SAMUELE = 'Samuele Corti'
const WALTER = 'Walter Nardini'
const CILINDRO = 'Cilindro europeo 60 mm'

const citofoniMuti = [programmato, oneOf('descrizione', 'Citofono muto al primo piano', 'Citofono muto al secondo piano')] as const
const sopralluoghi = [programmato, lavoro('Sopralluogo per nuovo impianto')] as const
const conWalter = [con(WALTER), completato, ...ottobre] as const
const serranda = { cliente: named(TECNO), descrizione: 'Serranda che non scende', tipo: 'fabbro' } as const

/** The office, while the others are out: it answers the telephone, plans who goes where and draws up the month. */
export const part: Part = {
  turns: [
    // Plain: reading.
    {
      says: 'Quanti interventi abbiamo già in calendario per dicembre?',
      style: 'plain',
      gold: count('intervento', [programmato, ...between('data', '2026-12-01', '2026-12-31')]),
    },
    {
      says: 'Che cosa abbiamo fatto in ottobre allo Studio Dentistico Sarzi?',
      style: 'plain',
      gold: list('intervento', [di(SARZI), completato, ...ottobre]),
    },
    {
      says: 'Che materiali sono stati usati il 17 novembre da Amministrazioni Rossetti?',
      style: 'plain',
      gold: value('intervento', 'materiali', [di(ROSSETTI), il('2026-11-17')]),
    },
    {
      says: 'Qual è il preventivo medio dei lavori da fabbro finiti quest’anno?',
      style: 'plain',
      gold: figure('avg', 'intervento', 'preventivo', [is('tipo', 'fabbro'), completato, ...annoInCorso]),
    },
    {
      says: 'Quanto abbiamo fatturato al Molino Redini da gennaio?',
      style: 'plain',
      gold: figure('sum', 'intervento', 'preventivo', [di(MOLINO), completato, cmp('data', 'gte', '2026-01-01')]),
    },
    {
      says: 'Per ogni mese del 2026, quanti interventi sono stati disdetti?',
      style: 'plain',
      gold: groups('intervento', 'data', { per: 'month', where: [cancellato, ...annoInCorso] }),
    },
    {
      says: 'Qual è l’articolo di magazzino che costa di meno?',
      style: 'plain',
      gold: list('materiale', [], { sort: [{ field: 'costo', direction: 'asc' }], first: 1 }),
    },
    { says: 'Quando un cliente si conta tra quelli attivi?', style: 'plain', gold: formula('clienti_attivi') },
    {
      says: 'Quando potrebbe andare Walter alla Gelateria Pan di Neve, per due ore, tra martedì e mercoledì?',
      style: 'plain',
      gold: gaps('intervento', '2026-11-24', '2026-11-25', 120, named(WALTER)),
    },
    {
      says: 'Che cosa bisogna sapere prima di entrare al Molino Redini?',
      style: 'plain',
      gold: value('cliente', 'note', [chiamato(MOLINO)]),
    },
    {
      says: 'Quali lavori elettrici restano da fare entro la fine del mese?',
      style: 'plain',
      gold: [
        list('intervento', [is('tipo', 'elettrica'), programmato, cmp('data', 'lte', '2026-11-30')]),
        list('intervento', [is('tipo', 'elettrica'), daFare, cmp('data', 'lte', '2026-11-30')]),
      ],
    },
    {
      says: 'Chi ha toccato per ultimo l’intervento del 2 dicembre allo Studio Dentistico Sarzi?',
      style: 'plain',
      gold: history('intervento', [di(SARZI), il('2026-12-02')]),
    },
    {
      says: 'Quanto tempo abbiamo previsto per il maniglione di lunedì ad Acconciature Nadia?',
      style: 'plain',
      gold: value('intervento', 'durata_prevista', [di(NADIA), il('2026-11-23')]),
    },
    {
      says: 'Quanti lavori di ciascun tipo abbiamo completato a novembre?',
      style: 'plain',
      gold: groups('intervento', 'tipo', { where: [completato, ...novembre] }),
    },
    // Plain: writing.
    {
      says: 'Registra come cliente Serramenti Goito Srl, azienda, telefono 0376 555 099.',
      style: 'plain',
      gold: create('cliente', { nome: 'Serramenti Goito Srl', tipo: 'azienda', telefono: '0376555099' }),
    },
    {
      says: 'Fissa un intervento al Condominio Le Ninfee mercoledì alle 9:00 con Walter, «Pompa di sollevamento bloccata».',
      style: 'plain',
      gold: create('intervento', {
        cliente: named(NINFEE),
        data: '2026-11-25',
        ora: '09:00',
        tecnico: named(WALTER),
        descrizione: 'Pompa di sollevamento bloccata',
      }),
    },
    {
      says: 'Anticipa di un giorno tutti gli interventi del 4 dicembre.',
      style: 'plain',
      gold: update('intervento', [il('2026-12-04'), programmato], { data: '2026-12-03' }),
    },
    { says: 'Annulla l’intervento di stamattina al Condominio Cavour 18.', style: 'plain', gold: impossible('intervento') },
    {
      says: 'Aggiungi al magazzino «Rubinetto sottolavello», categoria Idraulica, 10 pezzi a 6,50 euro l’uno, soglia minima 4, fornitore Termoidraulica Po.',
      style: 'plain',
      gold: create('materiale', {
        nome: 'Rubinetto sottolavello',
        categoria: 'idraulica',
        quantita: 10,
        costo: 650,
        soglia: 4,
        fornitore: 'Termoidraulica Po',
      }),
    },
    {
      says: 'Alza a 420 euro il preventivo della parete in cartongesso all’Autocarrozzeria Bigarello.',
      style: 'plain',
      gold: update('intervento', [di(BIGARELLO), il('2026-12-04')], { preventivo: 42000 }),
    },
    {
      says: 'Cancella dal magazzino gli elettrodi da 2,5, non saldiamo più noi.',
      style: 'plain',
      gold: remove('materiale', [chiamato('Elettrodi 2,5 mm')]),
    },
    {
      says: 'Rimetti in programma per martedì alle 15 la ringhiera di Bonfanti che era stata disdetta.',
      style: 'plain',
      gold: move('intervento', [di(BONFANTI), il('2026-11-16'), cancellato], 'programmato', { data: '2026-11-24', ora: '15:00' }),
    },
    // Plain: what the records do not hold.
    { says: 'Ogni quanti anni si rinnova il patentino per i gas dei condizionatori?', style: 'plain', gold: refuse },

    // Colloquial: reading.
    {
      says: 'abbiamo fatturato di più a settembre o a ottobre?',
      style: 'colloquial',
      gold: groups('intervento', 'data', {
        per: 'month',
        fn: 'sum',
        field: 'preventivo',
        where: [completato, ...between('data', '2026-09-01', '2026-10-31')],
      }),
    },
    {
      says: 'quante volte quest’anno siamo dovuti tornare in garanzia?',
      style: 'colloquial',
      gold: count('intervento', [inGaranzia, completato, ...annoInCorso]),
    },
    {
      says: 'sabato prossimo lavora qualcuno?',
      style: 'colloquial',
      gold: [
        yes('intervento', [il('2026-11-28'), programmato]),
        list('intervento', [il('2026-11-28'), programmato]),
        value('intervento', 'tecnico', [il('2026-11-28'), programmato]),
      ],
    },
    {
      says: 'chi dei tre è più carico la settimana prossima?',
      style: 'colloquial',
      gold: [
        groups('intervento', 'tecnico', { where: [programmato, ...settimanaProssima] }),
        groups('intervento', 'tecnico', { where: [programmato, filled('tecnico'), ...settimanaProssima] }),
        groups('intervento', 'tecnico', {
          fn: 'sum',
          field: 'durata_prevista',
          where: [programmato, filled('tecnico'), ...settimanaProssima],
        }),
      ],
    },
    {
      says: 'il miscelatore a noi quanto viene?',
      style: 'colloquial',
      gold: [
        value('materiale', 'costo', [chiamato('Miscelatore lavello')]),
        value('materiale', 'prezzo', [chiamato('Miscelatore lavello')]),
      ],
    },
    {
      says: 'la serranda della farmacia a quanto gliela mettiamo?',
      style: 'colloquial',
      gold: value('intervento', 'preventivo', [di(FARMACIA), il('2026-12-11')]),
    },
    {
      says: 'Ermes come mai ha annullato il salvavita?',
      style: 'colloquial',
      gold: value('intervento', 'note', [di(ERMES), il('2026-11-07')]),
    },
    // Colloquial: what the records do not hold.
    { says: 'Bottoli il bonifico poi l’ha fatto?', style: 'colloquial', gold: refuse },
    // Colloquial: writing.
    {
      says: 'i Tre Archi chiedono l’inferriata mercoledì invece che martedì, ora uguale',
      style: 'colloquial',
      gold: update('intervento', [di(TRE_ARCHI), il('2026-11-24')], { data: '2026-11-25' }),
    },
    {
      says: 'la Nadia il maniglione non lo vuole più',
      style: 'colloquial',
      gold: move('intervento', [di(NADIA), programmato], 'cancellato'),
    },
    {
      says: 'arrivati 10 sifoni da Termoidraulica',
      style: 'colloquial',
      gold: update('materiale', [chiamato('Sifone lavello')], { quantita: 11 }),
    },
    { says: 'il citofono muto lo facciamo giovedì', style: 'colloquial', gold: choose('intervento', citofoniMuti) },
    {
      says: 'Prandini ha il numero nuovo, 351 123 4567',
      style: 'colloquial',
      gold: update('cliente', [chiamato('Mirko Prandini')], { telefono: '3511234567' }),
    },

    // Voice.
    {
      says: 'dunque quante ore abbiamo fatto in tutto la settimana scorsa',
      style: 'voice',
      gold: figure('sum', 'intervento', 'ore', [completato, ...between('data', '2026-11-09', '2026-11-15')]),
    },
    {
      says: 'senti quand è stata l ultima volta alla gelateria',
      style: 'voice',
      gold: [list('intervento', [di(GELATERIA), completato], lUltimo), value('intervento', 'data', [di(GELATERIA), il('2026-11-18')])],
    },
    {
      says: 'ehm allora chi è che ha messo a posto la serratura alla d attoma',
      style: 'voice',
      gold: value('intervento', 'tecnico', [di('Rosalba D’Attoma'), il('2026-11-13')]),
    },
    {
      says: 'allora dalla signora dall oglio mercoledì alle undici e un quarto cassetta del water che perde ci va walter',
      style: 'voice',
      gold: create('intervento', {
        cliente: named('Teresa Dall’Oglio'),
        data: '2026-11-25',
        ora: '11:15',
        descrizione: 'cassetta del water che perde',
        tecnico: named(WALTER),
      }),
    },
    {
      says: 'per favore i tasselli da otto adesso sono venti scatole',
      style: 'voice',
      gold: update('materiale', [chiamato('Tasselli 8 mm')], { quantita: 20 }),
    },
    {
      says: 'ehm quello delle ninfee del quindici dicembre anticipalo alle due',
      style: 'voice',
      gold: update('intervento', [di(NINFEE), il('2026-12-15')], { ora: '14:00' }),
    },

    // Typo.
    { says: 'quanti clienti comerciali abbaimo?', style: 'typo', gold: count('cliente', [is('tipo', 'commerciale')]) },
    { says: 'lavori annulalti a novembre', style: 'typo', gold: list('intervento', [cancellato, ...novembre]) },
    { says: 'indirzzo della Beduschi', style: 'typo', gold: value('cliente', 'indirizzo', [chiamato('Luisa Beduschi')]) },
    {
      says: 'porta a un’ora e mezza la durata prevsita della serranda in famracia',
      style: 'typo',
      gold: update('intervento', [di(FARMACIA), il('2026-12-11')], { durata_prevista: 90 }),
    },
    {
      says: 'canclela il punto acqua della pizzeria del 7 dicmebre',
      style: 'typo',
      gold: move('intervento', [di(PIZZERIA), il('2026-12-07')], 'cancellato'),
    },

    // Elliptical.
    { says: 'Pasquale venerdì?', style: 'elliptical', gold: list('intervento', [con(PASQUALE), il('2026-11-27')]) },
    { says: 'ore medie ottobre', style: 'elliptical', gold: figure('avg', 'intervento', 'ore', [completato, ...ottobre]) },
    { says: 'Lombardi iniziato', style: 'elliptical', gold: move('intervento', [di('Bice Lombardi'), il('2026-11-21')], 'in_corso') },
    { says: 'Zanotti finito', style: 'elliptical', gold: asks('intervento', 'ore') },
  ],
  dialogues: [
    {
      about: 'a call from a firm, and an hour at which he is elsewhere',
      turns: [
        { says: 'Segna un lavoro per Tecno Mincio.', gold: asks('intervento', 'descrizione') },
        { says: '«Serranda che non scende», roba da fabbro', gold: create('intervento', serranda) },
        {
          says: 'martedì alle 9, con Pasquale',
          gold: create('intervento', { ...serranda, data: '2026-11-24', ora: '09:00', tecnico: named(PASQUALE) }),
        },
        {
          says: 'ah no, a quell’ora è già dai Tre Archi: alle 11',
          gold: create('intervento', { ...serranda, data: '2026-11-24', ora: '11:00', tecnico: named(PASQUALE) }),
        },
        { says: 'bene così', gold: done },
      ],
    },
    {
      about: 'what each has done in October',
      turns: [
        { says: 'Quanti lavori ha finito Pasquale a ottobre?', gold: count('intervento', [con(PASQUALE), completato, ...ottobre]) },
        { says: 'e Walter?', gold: count('intervento', conWalter) },
        { says: 'quante ore ci ha messo in tutto?', gold: figure('sum', 'intervento', 'ore', conWalter) },
        { says: 'e in media?', gold: figure('avg', 'intervento', 'ore', conWalter) },
        { says: 'il più caro dei suoi qual è stato?', gold: list('intervento', conWalter, ilPiuCaro) },
      ],
    },
    {
      about: 'which of two surveys, and then as it was',
      turns: [
        { says: 'Metti il sopralluogo alle 15.', gold: choose('intervento', sopralluoghi) },
        { says: 'quello di Bonfanti', gold: update('intervento', [di(BONFANTI), il('2026-11-30')], { ora: '15:00' }) },
        {
          says: 'e ci va Walter invece di Samuele',
          gold: update('intervento', [di(BONFANTI), il('2026-11-30')], { ora: '15:00', tecnico: named(WALTER) }),
        },
        { says: 'sì', gold: done },
        { says: 'no no, torna indietro, andava bene prima', gold: undone },
        { says: 'quindi chi ci va?', gold: value('intervento', 'tecnico', [di(BONFANTI), il('2026-11-30')]) },
      ],
    },
    {
      about: 'the shelves of one supplier',
      turns: [
        { says: 'Che roba prendiamo dalla Ferramenta Sabatini?', gold: list('materiale', [FERRAMENTA]) },
        { says: 'la più costosa?', gold: list('materiale', [FERRAMENTA], { sort: [{ field: 'costo', direction: 'desc' }], first: 1 }) },
        { says: 'di quelli quanti ne abbiamo?', gold: value('materiale', 'quantita', [chiamato(CILINDRO)]) },
        { says: 'ne ho montati tre stamattina, toglili', gold: update('materiale', [chiamato(CILINDRO)], { quantita: 3 }) },
        { says: 'ok', gold: done },
        { says: 'siamo sotto la soglia?', gold: yes('materiale', [chiamato(CILINDRO), is('stato', 'scorta_bassa')]) },
      ],
    },
    {
      about: 'an administrator who calls one off and thinks again',
      turns: [
        { says: 'Che lavori in programma abbiamo da Rossetti?', gold: list('intervento', [di(ROSSETTI), programmato]) },
        { says: 'quello del 30 l’hanno disdetto', gold: move('intervento', [di(ROSSETTI), il('2026-11-30')], 'cancellato') },
        { says: 'confermo', gold: done },
        { says: 'hanno richiamato, si fa: annulla', gold: undone },
        { says: 'assegnalo a Samuele', gold: update('intervento', [di(ROSSETTI), il('2026-11-30')], { tecnico: named(SAMUELE) }) },
        { says: 'va bene', gold: done },
      ],
    },
  ],
}
