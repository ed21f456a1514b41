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
  undone,
  update,
  value,
  yes,
  type Part,
} from '../../gold.ts'

const CERTIFICAZIONE = 'Certificazione processi · Officine Trebbiani'
const FORMAZIONE = 'Formazione addetti vendita · Ferramenta Sabatini'
const NEOASSUNTI = 'Percorso di accoglienza neoassunti · Caseificio Valle Brembana'
const RETE = 'Rifacimento rete uffici · Studio Pozzi Associati'
const STAND = 'Stand per la fiera · Caseificio Valle Brembana'

const di = (azienda: string) => is('cliente', named(azienda))
const azienda = (nome: string) => is('azienda', nome)
const chiamato = (nome: string) => is('nome', nome)
const su = (progetto: string) => is('progetto', named(progetto))
const seguito = (nome: string) => is('responsabile', named(nome))
const orePer = (nome: string) => [is('tipo', 'ore'), is('collaboratore', named(nome))] as const
const numero = (n: number) => is('numero', `/2026/${String(n).padStart(7, '0')}`)
const emessa = is('stato', 'inviata')
const daPagare = [emessa, cmp('residuo', 'gt', 0)] as const
const completato = is('stato', 'completato')
const finitiNelAnno = [completato, cmp('completato_il', 'gte', '2026-01-01')] as const
const daFinire = not('stato', 'fatta')
const aperti = oneOf('stato', 'pianificazione', 'in_corso', 'sospeso')

const nelDuemilaventisei = between('data', '2026-01-01', '2026-12-31')
const luglio = between('data', '2026-07-01', '2026-07-31')
const agosto = between('data', '2026-08-01', '2026-08-31')
const ottobre = between('data', '2026-10-01', '2026-10-31')

const caseificio = [di('Caseificio Valle Brembana'), ...finitiNelAnno] as const
const rota = [di('Panificio Rota'), ...daPagare] as const
const farmacia = [di('Farmacia Angelini'), ...daPagare] as const
const pannello = { progetto: named(STAND), nome: 'Pannello aggiuntivo' } as const

/** Who has kept the accounts for a few weeks only, and the partner who asks from the train. */
export const part: Part = {
  turns: [
    // Plain: reading.
    {
      says: 'Quanto margine ci ha lasciato la campagna social estiva?',
      style: 'plain',
      gold: value('progetto', 'margine', [chiamato('Campagna social estiva')]),
    },
    {
      says: 'Quante ore ha richiesto finora l’assistenza annuale alla Cooperativa Il Sentiero?',
      style: 'plain',
      gold: value('progetto', 'ore', [chiamato('Assistenza annuale ai computer')]),
    },
    {
      says: 'A quanto è ammontato il fatturato del 2025, IVA esclusa?',
      style: 'plain',
      gold: [
        figure('sum', 'fattura', 'ricavo', [emessa, ...between('data', '2025-01-01', '2025-12-31')]),
        figure('sum', 'fattura', 'imponibile', [emessa, ...between('data', '2025-01-01', '2025-12-31')]),
      ],
    },
    {
      says: 'Quali fatture non ancora pagate scadono da qui alla fine della settimana prossima?',
      style: 'plain',
      gold: list('fattura', [...daPagare, ...between('scadenza', '2026-11-21', '2026-11-29')]),
    },
    {
      says: 'Con quale cliente abbiamo fatturato di più?',
      style: 'plain',
      gold: list('cliente', [], { sort: [{ field: 'fatturato', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'Fammi vedere i ricavi di quest’anno mese per mese.',
      style: 'plain',
      gold: groups('fattura', 'data', { per: 'month', fn: 'sum', field: 'ricavo', where: [emessa, ...nelDuemilaventisei] }),
    },
    { says: 'Come viene fuori la percentuale di preventivi accettati?', style: 'plain', gold: formula('accettazione') },
    {
      says: 'Quali progetti abbiamo consegnato oltre la scadenza nel 2026?',
      style: 'plain',
      gold: list('progetto', [...finitiNelAnno, cmp('completato_il', 'gt', { field: 'scadenza' })]),
    },
    {
      says: 'Chi segue il progetto con la scadenza più lontana?',
      style: 'plain',
      gold: [
        value('progetto', 'responsabile', [chiamato('Certificazione processi')]),
        list('progetto', [], { sort: [{ field: 'scadenza', direction: 'desc' }], first: 1 }),
      ],
    },
    { says: 'Chi ha messo mano per ultimo alla fattura 38?', style: 'plain', gold: history('fattura', [numero(38)]) },
    {
      says: 'Perché Tessitura Morandi ha rifiutato il negozio in linea?',
      style: 'plain',
      gold: value('preventivo', 'motivo', [is('oggetto', 'Negozio in linea di tessuti')]),
    },
    {
      says: 'Quante ore ha dedicato Elisa Tagliabue a ciascun progetto in novembre?',
      style: 'plain',
      gold: groups('spesa', 'progetto', {
        fn: 'sum',
        field: 'quantita',
        where: [...orePer('Elisa Tagliabue'), ...between('giorno', '2026-11-01', '2026-11-30')],
      }),
    },
    { says: 'Con quanti giorni di ritardo pagano in media i clienti?', style: 'plain', gold: metric('ritardo_medio') },
    // Plain: writing.
    { says: 'Crea il progetto dal preventivo accettato per il restyling del marchio.', style: 'plain', gold: asks('progetto', 'scadenza') },
    {
      says: 'Emetti la fattura in bozza di Arredi Colmegna.',
      style: 'plain',
      gold: move('fattura', [is('stato', 'bozza'), di('Arredi Colmegna')], 'inviata'),
    },
    {
      says: 'Registra per oggi 5 ore di Dalila Ferraro sulla certificazione dei processi: «Stesura delle procedure».',
      style: 'plain',
      gold: create('spesa', {
        progetto: named(CERTIFICAZIONE),
        giorno: '2026-11-21',
        tipo: 'ore',
        collaboratore: named('Dalila Ferraro'),
        descrizione: 'Stesura delle procedure',
        quantita: 5,
      }),
    },
    {
      says: 'Segna completato il progetto di formazione di Ferramenta Sabatini.',
      style: 'plain',
      gold: move('progetto', [chiamato('Formazione addetti vendita')], 'completato'),
    },
    {
      says: 'Passa a Elisa Tagliabue tutte le fasi dell’accoglienza dei neoassunti.',
      style: 'plain',
      gold: update('fase', [su(NEOASSUNTI), daFinire], { responsabile: named('Elisa Tagliabue') }),
    },
    {
      says: 'Farmacia Angelini ha rifiutato il preventivo del volantino, motivo: lo fanno da soli.',
      style: 'plain',
      gold: move('preventivo', [is('oggetto', 'Volantino delle promozioni')], 'rifiutato', { motivo: 'lo fanno da soli' }),
    },
    { says: 'Togli dall’anagrafica il cliente Panificio Rota.', style: 'plain', gold: impossible('cliente') },
    {
      says: 'Aggiorna a 48 euro la tariffa oraria di Ivan Locatelli.',
      style: 'plain',
      gold: update('collaboratore', [chiamato('Ivan Locatelli')], { tariffa: 4800 }),
    },
    {
      says: 'Prolunga al 31 dicembre la validità dell’offerta a Meccanica Orobica.',
      style: 'plain',
      gold: update('preventivo', [di('Meccanica Orobica')], { valido_fino: '2026-12-31' }),
    },
    // Plain: what the records do not hold.
    { says: 'Quanta ritenuta d’acconto ci hanno trattenuto quest’anno?', style: 'plain', gold: refuse },

    // Colloquial: reading.
    {
      says: 'la fattura del Lido da quand’è che è scaduta?',
      style: 'colloquial',
      gold: value('fattura', 'scadenza', [di('Lido Torre Gaia'), is('situazione', 'scaduta')]),
    },
    {
      says: 'chi è messo peggio coi pagamenti?',
      style: 'colloquial',
      gold: [
        list('cliente', [], { sort: [{ field: 'scaduto', direction: 'desc' }], first: 1 }),
        list('cliente', [], { sort: [{ field: 'da_incassare', direction: 'desc' }], first: 1 }),
      ],
    },
    {
      says: 'abbiamo fatto più ore a ottobre o a novembre?',
      style: 'colloquial',
      gold: groups('spesa', 'giorno', {
        per: 'month',
        fn: 'sum',
        field: 'quantita',
        where: [is('tipo', 'ore'), ...between('giorno', '2026-10-01', '2026-11-30')],
      }),
    },
    {
      says: 'sulla rete del Pozzi ci abbiamo già messo delle ore?',
      style: 'colloquial',
      gold: [yes('spesa', [su(RETE), is('tipo', 'ore')]), value('progetto', 'ore', [chiamato('Rifacimento rete uffici')])],
    },
    {
      says: 'i neoassunti del caseificio chi li segue?',
      style: 'colloquial',
      gold: value('progetto', 'responsabile', [chiamato('Percorso di accoglienza neoassunti')]),
    },
    { says: 'cosa abbiamo preso da Host Lombardia?', style: 'colloquial', gold: list('spesa', [is('fornitore', 'Host Lombardia')]) },
    {
      says: 'col sito della cantina stiamo dentro il budget?',
      style: 'colloquial',
      gold: [
        value('progetto', 'progresso', [chiamato('Nuovo sito e-commerce')]),
        value('progetto', 'da_spendere', [chiamato('Nuovo sito e-commerce')]),
        yes('progetto', [chiamato('Nuovo sito e-commerce'), cmp('progresso', 'lte', 100)]),
      ],
    },
    // Colloquial: what the records do not hold.
    { says: 'Ivan quanti giorni di ferie si deve ancora fare?', style: 'colloquial', gold: refuse },
    // Colloquial: writing.
    {
      says: 'la Morandi ha bonificato la seconda rata della 38, 561,20',
      style: 'colloquial',
      gold: act('incassa', 'fattura', [numero(38)], { importo: 56120, mezzo: 'bonifico' }),
    },
    {
      says: 'il prototipo dei tablet passalo a Ivan',
      style: 'colloquial',
      gold: update('fase', [chiamato('Prototipo')], { responsabile: named('Ivan Locatelli') }),
    },
    {
      says: 'l’audit interno facciamolo entro il 15 gennaio',
      style: 'colloquial',
      gold: update('fase', [chiamato('Audit interno')], { scadenza: '2027-01-15' }),
    },
    {
      says: 'Sabatini: altre dispense, 95 euro, sempre dalla Tipografia Serio',
      style: 'colloquial',
      gold: [
        create('spesa', {
          progetto: named(FORMAZIONE),
          tipo: 'acquisto',
          descrizione: 'altre dispense',
          prezzo: 9500,
          fornitore: 'Tipografia Serio',
        }),
        create('spesa', {
          progetto: named(FORMAZIONE),
          tipo: 'acquisto',
          descrizione: 'dispense',
          prezzo: 9500,
          fornitore: 'Tipografia Serio',
        }),
      ],
    },
    {
      says: 'il lavoro di Dalila mettilo in pausa',
      style: 'colloquial',
      gold: [
        choose('progetto', [seguito('Dalila Ferraro'), is('stato', 'in_corso')]),
        choose('progetto', [seguito('Dalila Ferraro'), aperti]),
      ],
    },

    // Voice.
    { says: 'allora quanto dobbiamo ancora prendere in tutto dai clienti', style: 'voice', gold: metric('da_incassare') },
    { says: 'ehm quante fasi ha ancora da finire elisa', style: 'voice', gold: count('fase', [seguito('Elisa Tagliabue'), daFinire]) },
    {
      says: 'senti quale lavoro finito quest anno ci ha reso di più',
      style: 'voice',
      gold: list('progetto', finitiNelAnno, { sort: [{ field: 'margine', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'dunque segna centoventi euro di trasferta a piacenza sulla certificazione',
      style: 'voice',
      gold: [
        create('spesa', { progetto: named(CERTIFICAZIONE), tipo: 'trasferta', descrizione: 'trasferta a piacenza', prezzo: 12000 }),
        create('spesa', { progetto: named(CERTIFICAZIONE), tipo: 'trasferta', descrizione: 'piacenza', prezzo: 12000 }),
      ],
    },
    {
      says: 'per favore aggiungi il cliente cartoleria bonomi telefono zero tre sei tre cinque cinque cinque uno due zero',
      style: 'voice',
      gold: create('cliente', { azienda: 'Cartoleria Bonomi', telefono: '0363555120' }),
    },
    {
      says: 'allora fai la fattura del resto della formazione a ferramenta sabatini',
      style: 'voice',
      gold: [
        create('fattura', { progetto: named(FORMAZIONE), cliente: named('Ferramenta Sabatini') }),
        create('fattura', { progetto: named(FORMAZIONE) }),
      ],
    },

    // Typo.
    { says: 'quali preventivi sono scadutti senza ripsosta?', style: 'typo', gold: list('preventivo', [is('risposta', 'scaduta')]) },
    { says: 'fatutre del Rota di quest’anno', style: 'typo', gold: list('fattura', [di('Panificio Rota'), ...nelDuemilaventisei]) },
    { says: 'telefnoo della Vetreria', style: 'typo', gold: value('cliente', 'telefono', [azienda('Vetreria Sant’Agostino')]) },
    {
      says: 'sposta la consgena del sito di Poggio Alto al 4 dicmebre',
      style: 'typo',
      gold: update('progetto', [chiamato('Nuovo sito e-commerce')], { scadenza: '2026-12-04' }),
    },
    { says: 'riprnedi il progetto dei tablet', style: 'typo', gold: move('progetto', [chiamato('Magazzino su tablet')], 'in_corso') },

    // Elliptical.
    {
      says: 'offerte in attesa?',
      style: 'elliptical',
      gold: [list('preventivo', [is('risposta', 'attesa')]), metric('offerto'), count('preventivo', [is('risposta', 'attesa')])],
    },
    { says: 'ricavi ottobre', style: 'elliptical', gold: figure('sum', 'fattura', 'ricavo', [emessa, ...ottobre]) },
    {
      says: 'ore Nicolò settimana',
      style: 'elliptical',
      gold: [
        figure('sum', 'spesa', 'quantita', [...orePer('Nicolò Perrone'), ...between('giorno', '2026-11-16', '2026-11-22')]),
        list('spesa', [...orePer('Nicolò Perrone'), ...between('giorno', '2026-11-16', '2026-11-22')]),
      ],
    },
    { says: 'impaginazione iniziata', style: 'elliptical', gold: move('fase', [chiamato('Impaginazione')], 'in_corso') },
  ],
  dialogues: [
    {
      about: 'a payment written on the wrong client',
      turns: [
        { says: 'Il Panificio Rota ha saldato.', gold: act('incassa', 'fattura', rota) },
        { says: 'con un assegno', gold: act('incassa', 'fattura', rota, { mezzo: 'assegno' }) },
        { says: 'sì', gold: done },
        { says: 'aspetta, ho sbagliato cliente: annulla', gold: undone },
        { says: 'era la Farmacia Angelini, sempre con assegno', gold: act('incassa', 'fattura', farmacia, { mezzo: 'assegno' }) },
        { says: 'ok', gold: done },
      ],
    },
    {
      about: 'what the jobs of one client have left',
      turns: [
        { says: 'Che lavori abbiamo chiuso quest’anno per il Caseificio?', gold: list('progetto', caseificio) },
        { says: 'quanto ci hanno reso in tutto?', gold: figure('sum', 'progetto', 'margine', caseificio) },
        { says: 'e quale ha reso meno?', gold: list('progetto', caseificio, { sort: [{ field: 'margine', direction: 'asc' }], first: 1 }) },
        { says: 'chi l’aveva seguito?', gold: value('progetto', 'responsabile', [chiamato('Piano della formazione')]) },
      ],
    },
    {
      about: 'which of her projects, by when, and whose from now on',
      turns: [
        { says: 'Porta al 15 febbraio la fine del progetto di Dalila.', gold: choose('progetto', [seguito('Dalila Ferraro'), aperti]) },
        { says: 'la certificazione', gold: update('progetto', [chiamato('Certificazione processi')], { scadenza: '2027-02-15' }) },
        { says: 'anzi, fine febbraio', gold: update('progetto', [chiamato('Certificazione processi')], { scadenza: '2027-02-28' }) },
        {
          says: 'e da adesso la segue Elisa',
          gold: update('progetto', [chiamato('Certificazione processi')], {
            scadenza: '2027-02-28',
            responsabile: named('Elisa Tagliabue'),
          }),
        },
        { says: 'procedi', gold: done },
      ],
    },
    {
      about: 'a finished project that is opened again',
      turns: [
        { says: 'Riapri lo stand per la fiera del Caseificio.', gold: asks('progetto', 'riapertura') },
        {
          says: 'vogliono un altro pannello',
          gold: move('progetto', [chiamato('Stand per la fiera')], 'in_corso', { riapertura: 'vogliono un altro pannello' }),
        },
        { says: 'conferma', gold: done },
        { says: 'aggiungici la fase «Pannello aggiuntivo»', gold: create('fase', pannello) },
        {
          says: 'la fa Nicolò entro il 12 dicembre',
          gold: create('fase', { ...pannello, responsabile: named('Nicolò Perrone'), scadenza: '2026-12-12' }),
        },
        { says: 'no, lascia perdere la fase', gold: dropped },
      ],
    },
    {
      about: 'the invoices of the summer, down to the one that is open',
      turns: [
        { says: 'Quante fatture abbiamo emesso a luglio?', gold: count('fattura', [emessa, ...luglio]) },
        { says: 'e ad agosto?', gold: count('fattura', [emessa, ...agosto]) },
        { says: 'quali sono?', gold: list('fattura', [emessa, ...agosto]) },
        {
          says: 'ce n’è qualcuna ancora da pagare?',
          gold: [yes('fattura', [...daPagare, ...agosto]), list('fattura', [...daPagare, ...agosto])],
        },
        { says: 'di chi è?', gold: value('fattura', 'cliente', [numero(34)]) },
      ],
    },
  ],
}
