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

const CATALOGO = 'Catalogo stampato primavera · Arredi Colmegna'
const CERTIFICAZIONE = 'Certificazione processi · Officine Trebbiani'
const FORMAZIONE = 'Formazione addetti vendita · Ferramenta Sabatini'
const MAGAZZINO = 'Magazzino su tablet · Meccanica Orobica'
const RETE = 'Rifacimento rete uffici · Studio Pozzi Associati'
const SITO = 'Nuovo sito e-commerce · Cantina Poggio Alto'

const aperti = oneOf('stato', 'pianificazione', 'in_corso', 'sospeso')
const inCorso = is('stato', 'in_corso')
const daFinire = not('stato', 'fatta')
const diOre = is('tipo', 'ore')
const emessa = is('stato', 'inviata')
const daPagare = [emessa, cmp('residuo', 'gt', 0)] as const
const scadute = [...daPagare, cmp('scadenza', 'lt', '2026-11-21')] as const
const novembre = between('giorno', '2026-11-01', '2026-11-30')
const ottobre = between('giorno', '2026-10-01', '2026-10-31')
const diCliente = (azienda: string) => is('cliente', named(azienda))
const diPersona = (nome: string) => is('collaboratore', named(nome))
const seguitoDa = (nome: string) => is('responsabile', named(nome))
const lavoro = (nome: string) => is('nome', nome)
const su = (progetto: string) => is('progetto', named(progetto))
const fattura = (n: number) => is('numero', `/2026/${String(n).padStart(7, '0')}`)
const incassoLido = [diCliente('Lido Torre Gaia'), ...daPagare] as const

/** The office of a small studio of communication and computing: the two partners, who follow the work, and who keeps the accounts. */
export const part: Part = {
  turns: [
    // Written with care.
    {
      says: 'Quali progetti scadono entro la fine del mese?',
      style: 'plain',
      gold: list('progetto', [aperti, cmp('scadenza', 'lte', '2026-11-30')]),
    },
    {
      says: 'Chi è il responsabile della certificazione per Officine Trebbiani?',
      style: 'plain',
      gold: value('progetto', 'responsabile', [lavoro('Certificazione processi')]),
    },
    { says: 'Qual è il margine complessivo dei progetti completati?', style: 'plain', gold: metric('margine_completati') },
    {
      says: 'Quante ore ha registrato Dalila Ferraro questo mese?',
      style: 'plain',
      gold: [
        figure('sum', 'spesa', 'quantita', [diOre, diPersona('Dalila Ferraro'), ...novembre]),
        value('collaboratore', 'ore_mese', [lavoro('Dalila Ferraro')]),
      ],
    },
    { says: 'Mostrami le trasferte di novembre.', style: 'plain', gold: list('spesa', [is('tipo', 'trasferta'), ...novembre]) },
    {
      says: 'A quanto ammonta lo scaduto di Farmacia Angelini?',
      style: 'plain',
      gold: value('cliente', 'scaduto', [is('azienda', 'Farmacia Angelini')]),
    },
    {
      says: 'Quali preventivi inviati scadono prima di Natale?',
      style: 'plain',
      gold: list('preventivo', [is('stato', 'inviato'), ...between('valido_fino', '2026-11-21', '2026-12-24')]),
    },
    { says: 'Quanti visitatori ha avuto ieri il sito di Cantina Poggio Alto?', style: 'plain', gold: refuse },
    { says: 'Come si calcola il ritardo medio?', style: 'plain', gold: formula('ritardo_medio') },
    {
      says: 'Qual è la fattura più alta che abbiamo emesso quest’anno?',
      style: 'plain',
      gold: list('fattura', [emessa, ...between('data', '2026-01-01', '2026-12-31')], {
        sort: [{ field: 'totale', direction: 'desc' }],
        first: 1,
      }),
    },
    {
      says: 'Quante fasi restano da finire nella certificazione dei processi?',
      style: 'plain',
      gold: [count('fase', [su(CERTIFICAZIONE), daFinire]), value('progetto', 'fasi_aperte', [lavoro('Certificazione processi')])],
    },
    {
      says: 'Mi dai il numero di telefono di Carla Morandi?',
      style: 'plain',
      gold: value('cliente', 'telefono', [is('contatto', 'Carla Morandi')]),
    },
    { says: 'Qual è la tariffa oraria media dei nostri collaboratori?', style: 'plain', gold: figure('avg', 'collaboratore', 'tariffa') },
    {
      says: 'Dividi le ore di novembre per collaboratore.',
      style: 'plain',
      gold: groups('spesa', 'collaboratore', { fn: 'sum', field: 'quantita', where: [diOre, ...novembre] }),
    },
    {
      says: 'Quali progetti aperti hanno consumato più dell’80 % del budget?',
      style: 'plain',
      gold: list('progetto', [aperti, cmp('progresso', 'gt', 80)]),
    },
    {
      says: 'Quante fatture abbiamo emesso a settembre?',
      style: 'plain',
      gold: count('fattura', [emessa, ...between('data', '2026-09-01', '2026-09-30')]),
    },
    {
      says: 'C’è qualche fattura pagata solo in parte?',
      style: 'plain',
      gold: [
        list('fattura', [cmp('incassato', 'gt', 0), ...daPagare]),
        list('fattura', [is('situazione', 'in_parte')]),
        yes('fattura', [cmp('incassato', 'gt', 0), ...daPagare]),
      ],
    },
    {
      says: 'Quali sono i tre progetti con il budget più alto?',
      style: 'plain',
      gold: list('progetto', [], { sort: [{ field: 'budget', direction: 'desc' }], first: 3 }),
    },
    {
      says: 'Elenca le fatture del 2026 di Agriturismo La Roccola.',
      style: 'plain',
      gold: list('fattura', [diCliente('Agriturismo La Roccola'), ...between('data', '2026-01-01', '2026-12-31')]),
    },
    {
      says: 'Chi ha modificato il preventivo di Farmacia Angelini?',
      style: 'plain',
      gold: history('preventivo', [diCliente('Farmacia Angelini')]),
    },
    {
      says: 'Quanto abbiamo speso finora dalla Tipografia Serio?',
      style: 'plain',
      gold: [
        figure('sum', 'spesa', 'costo', [is('fornitore', 'Tipografia Serio')]),
        figure('sum', 'spesa', 'importo', [is('fornitore', 'Tipografia Serio')]),
      ],
    },
    { says: 'In quanti giorni ci pagano, mediamente, i clienti?', style: 'plain', gold: metric('giorni_incasso') },
    { says: 'Quali fasi ancora da finire prevedono almeno 40 ore?', style: 'plain', gold: list('fase', [daFinire, cmp('ore', 'gte', 40)]) },
    {
      says: 'In che stato si trova il progetto del magazzino su tablet?',
      style: 'plain',
      gold: value('progetto', 'stato', [lavoro('Magazzino su tablet')]),
    },
    {
      says: 'Quanti progetti abbiamo completato dall’inizio dell’anno?',
      style: 'plain',
      gold: count('progetto', [is('stato', 'completato'), cmp('completato_il', 'gte', '2026-01-01')]),
    },
    {
      says: 'Qual è l’ultimo incasso che abbiamo registrato?',
      style: 'plain',
      gold: list('incasso', [], { sort: [{ field: 'giorno', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'Quanto abbiamo incassato con Ri.Ba. ad agosto?',
      style: 'plain',
      gold: figure('sum', 'incasso', 'importo', [is('mezzo', 'riba'), ...between('giorno', '2026-08-01', '2026-08-31')]),
    },
    {
      says: 'Quanto fa, IVA compresa, il preventivo PV/7/2026?',
      style: 'plain',
      gold: value('preventivo', 'totale', [is('numero', 'PV/2026/0000007')]),
    },
    {
      says: 'Qual è la partita IVA di Vetreria Sant’Agostino?',
      style: 'plain',
      gold: value('cliente', 'partita_iva', [is('azienda', 'Vetreria Sant’Agostino')]),
    },
    {
      says: 'Elenca i clienti, tranne quelli del turismo e del commercio.',
      style: 'plain',
      gold: list('cliente', [not('settore', 'Turismo'), not('settore', 'Commercio')]),
    },
    {
      says: 'Registra 6 ore di Elisa Tagliabue sul nuovo sito e-commerce, ieri, con descrizione «Revisione dei testi».',
      style: 'plain',
      gold: create('spesa', {
        progetto: named(SITO),
        giorno: '2026-11-20',
        tipo: 'ore',
        collaboratore: named('Elisa Tagliabue'),
        descrizione: 'Revisione dei testi',
        quantita: 6,
      }),
    },
    {
      says: 'Sposta la fine del catalogo di Arredi Colmegna al 22 dicembre.',
      style: 'plain',
      gold: update('progetto', [lavoro('Catalogo stampato primavera')], { scadenza: '2026-12-22' }),
    },
    {
      says: 'Segna come fatta la fase «Verifica e attestati».',
      style: 'plain',
      gold: move('fase', [lavoro('Verifica e attestati')], 'fatta'),
    },
    {
      says: 'Invia il preventivo al Caseificio Valle Brembana.',
      style: 'plain',
      gold: move('preventivo', [diCliente('Caseificio Valle Brembana')], 'inviato'),
    },
    {
      says: 'Registra sulla fattura 41 un bonifico di 5.124 euro.',
      style: 'plain',
      gold: act('incassa', 'fattura', [fattura(41)], { importo: 512400, mezzo: 'bonifico' }),
    },
    {
      says: 'Crea il progetto «Sito in inglese» per Meccanica Orobica, budget 4.500 euro, consegna il 15 gennaio.',
      style: 'plain',
      gold: create('progetto', { nome: 'Sito in inglese', cliente: named('Meccanica Orobica'), budget: 450000, scadenza: '2027-01-15' }),
    },
    { says: 'Apri una nuova commessa per Panificio Rota.', style: 'plain', gold: asks('progetto', 'nome') },
    { says: 'Riapri il progetto «Campagna social estiva».', style: 'plain', gold: asks('progetto', 'riapertura') },
    {
      says: 'Elimina la bozza di fattura di Arredi Colmegna.',
      style: 'plain',
      gold: remove('fattura', [is('stato', 'bozza'), diCliente('Arredi Colmegna')]),
    },
    {
      says: 'Assegna a Ivan Locatelli la configurazione e il collaudo della rete di Studio Pozzi.',
      style: 'plain',
      gold: update('fase', [lavoro('Configurazione e collaudo')], { responsabile: named('Ivan Locatelli') }),
    },
    {
      says: 'Aggiungi alla certificazione dei processi la fase «Riesame della direzione», entro il 15 gennaio, 8 ore previste.',
      style: 'plain',
      gold: create('fase', { progetto: named(CERTIFICAZIONE), nome: 'Riesame della direzione', scadenza: '2027-01-15', ore: 8 }),
    },
    { says: 'Annulla il progetto di Lido Torre Gaia.', style: 'plain', gold: impossible('progetto') },
    {
      says: 'Porta a 5.000 euro il budget del progetto di Agriturismo La Roccola.',
      style: 'plain',
      gold: choose('progetto', [diCliente('Agriturismo La Roccola')]),
    },
    {
      says: 'Segna fatte tutte le fasi di Dalila che scadono entro martedì.',
      style: 'plain',
      gold: move('fase', [seguitoDa('Dalila Ferraro'), daFinire, cmp('scadenza', 'lte', '2026-11-24')], 'fatta'),
    },
    { says: 'Correggi la data della fattura 42: è del 18 novembre.', style: 'plain', gold: impossible('fattura') },
    { says: 'Quali aliquote IVA sono in vigore in Germania?', style: 'plain', gold: refuse },
    { says: 'Quanti follower ha guadagnato Lido Torre Gaia con la campagna social?', style: 'plain', gold: refuse },

    // As people talk.
    {
      says: 'a che punto siamo col catalogo di Colmegna?',
      style: 'colloquial',
      gold: [
        value('progetto', 'avanzamento', [lavoro('Catalogo stampato primavera')]),
        value('progetto', 'stato', [lavoro('Catalogo stampato primavera')]),
      ],
    },
    {
      says: 'chi ci deve ancora dei soldi?',
      style: 'colloquial',
      gold: [list('cliente', [cmp('da_incassare', 'gt', 0)]), list('fattura', daPagare)],
    },
    {
      says: 'la Trebbiani ha pagato?',
      style: 'colloquial',
      gold: [
        yes('fattura', [diCliente('Officine Trebbiani'), is('situazione', 'pagata')]),
        value('fattura', 'situazione', [diCliente('Officine Trebbiani')]),
        list('fattura', [diCliente('Officine Trebbiani'), ...daPagare]),
      ],
    },
    { says: 'il lido quanto ci deve?', style: 'colloquial', gold: value('cliente', 'da_incassare', [is('azienda', 'Lido Torre Gaia')]) },
    {
      says: 'cosa deve chiudere Nicolò entro la settimana prossima?',
      style: 'colloquial',
      gold: list('fase', [seguitoDa('Nicolò Perrone'), daFinire, cmp('scadenza', 'lte', '2026-11-29')]),
    },
    {
      says: 'ci stiamo rimettendo su qualche lavoro?',
      style: 'colloquial',
      gold: [yes('progetto', [cmp('margine', 'lt', 0)]), list('progetto', [cmp('margine', 'lt', 0)])],
    },
    {
      says: 'chi di noi costa di più all’ora?',
      style: 'colloquial',
      gold: list('collaboratore', [], { sort: [{ field: 'costo_ora', direction: 'desc' }], first: 1 }),
    },
    { says: 'quali lavori abbiamo fermi?', style: 'colloquial', gold: list('progetto', [is('stato', 'sospeso')]) },
    {
      says: 'segna 3 ore a Ivan sulla rete del Pozzi, sopralluogo',
      style: 'colloquial',
      gold: create('spesa', {
        progetto: named(RETE),
        tipo: 'ore',
        collaboratore: named('Ivan Locatelli'),
        descrizione: 'Sopralluogo',
        quantita: 3,
      }),
    },
    {
      says: 'metti un acquisto da 150 euro sul catalogo Colmegna: prove di stampa, Tipografia Serio',
      style: 'colloquial',
      gold: create('spesa', {
        progetto: named(CATALOGO),
        tipo: 'acquisto',
        descrizione: 'Prove di stampa',
        prezzo: 15000,
        fornitore: 'Tipografia Serio',
      }),
    },
    {
      says: 'Trebbiani: con procedure e moduli abbiamo finito',
      style: 'colloquial',
      gold: move('fase', [lavoro('Procedure e moduli')], 'fatta'),
    },
    {
      says: 'da oggi il sito di Poggio Alto lo segue Nicolò',
      style: 'colloquial',
      gold: update('progetto', [lavoro('Nuovo sito e-commerce')], { responsabile: named('Nicolò Perrone') }),
    },
    {
      says: 'con Pozzi si parte, avvia la rete',
      style: 'colloquial',
      gold: move('progetto', [lavoro('Rifacimento rete uffici')], 'in_corso'),
    },
    {
      says: 'la farmacia ha fatto il bonifico, tutto il resto che mancava',
      style: 'colloquial',
      gold: act('incassa', 'fattura', [diCliente('Farmacia Angelini'), ...daPagare], { mezzo: 'bonifico' }),
    },
    {
      says: 'il video della Vetreria è saltato o va avanti?',
      style: 'colloquial',
      gold: [
        value('progetto', 'stato', [lavoro('Video istituzionale')]),
        yes('progetto', [lavoro('Video istituzionale'), is('stato', 'annullato')]),
      ],
    },
    {
      says: 'chi ci ha messo le mani sul magazzino dei tablet questo mese?',
      style: 'colloquial',
      gold: [
        groups('spesa', 'collaboratore', { fn: 'sum', field: 'quantita', where: [su(MAGAZZINO), diOre, ...novembre] }),
        list('spesa', [su(MAGAZZINO), diOre, ...novembre]),
      ],
    },
    {
      says: 'quanto ci resta di budget sull’assistenza del Sentiero?',
      style: 'colloquial',
      gold: value('progetto', 'da_spendere', [lavoro('Assistenza annuale ai computer')]),
    },
    {
      says: 'c’è roba da fatturare?',
      style: 'colloquial',
      gold: [
        list('progetto', [oneOf('stato', 'in_corso', 'completato'), cmp('da_fatturare', 'gt', 0)]),
        list('progetto', [not('stato', 'annullato'), cmp('da_fatturare', 'gt', 0)]),
        metric('da_fatturare'),
        yes('progetto', [not('stato', 'annullato'), cmp('da_fatturare', 'gt', 0)]),
      ],
    },
    {
      says: 'rimanda di una settimana la consegna della formazione da Sabatini',
      style: 'colloquial',
      gold: update('progetto', [lavoro('Formazione addetti vendita')], { scadenza: '2026-12-01' }),
    },
    {
      says: 'sui preventivi chi è che non ci ha ancora risposto?',
      style: 'colloquial',
      gold: [list('preventivo', [is('stato', 'inviato')]), list('preventivo', [is('risposta', 'attesa')])],
    },
    {
      says: 'prepara un’offerta per la Morandi, restyling del sito',
      style: 'colloquial',
      gold: create('preventivo', { cliente: named('Tessitura Morandi'), oggetto: 'Restyling del sito' }),
    },
    {
      says: 'cliente nuovo: Birrificio Valtorta, tel 0345 555 300',
      style: 'colloquial',
      gold: create('cliente', { azienda: 'Birrificio Valtorta', telefono: '0345555300' }),
    },
    { says: 'chi viene alla cena di Natale?', style: 'colloquial', gold: refuse },
    {
      says: 'togli le ore di ieri di Dalila da Sabatini, non sono da contare',
      style: 'colloquial',
      gold: remove('spesa', [su(FORMAZIONE), diPersona('Dalila Ferraro'), is('giorno', '2026-11-20')]),
    },
    { says: 'i bonifici di ottobre me li tiri fuori?', style: 'colloquial', gold: list('incasso', [is('mezzo', 'bonifico'), ...ottobre]) },
    { says: 'quando ci manda l’F24 il commercialista?', style: 'colloquial', gold: refuse },

    // Said aloud.
    { says: 'allora quanto abbiamo fatturato quest anno finora', style: 'voice', gold: metric('fatturato_anno') },
    {
      says: 'ehm segna quattro ore di nicolò sul catalogo primavera oggi per impaginazione',
      style: 'voice',
      gold: create('spesa', {
        progetto: named(CATALOGO),
        giorno: '2026-11-21',
        tipo: 'ore',
        collaboratore: named('Nicolò Perrone'),
        descrizione: 'Impaginazione',
        quantita: 4,
      }),
    },
    {
      says: 'dunque fammi sentire le fatture scadute da più di un mese',
      style: 'voice',
      gold: list('fattura', [...daPagare, cmp('scadenza', 'lt', '2026-10-21')]),
    },
    {
      says: 'per favore registra un incasso di duemila euro da lido torre gaia con assegno',
      style: 'voice',
      gold: act('incassa', 'fattura', incassoLido, { importo: 200000, mezzo: 'assegno' }),
    },
    { says: 'allora quante ore abbiamo fatto in tutto questo mese', style: 'voice', gold: metric('ore_mese') },
    {
      says: 'sposta l inizio della rete uffici di pozzi al primo dicembre',
      style: 'voice',
      gold: update('progetto', [lavoro('Rifacimento rete uffici')], { inizio: '2026-12-01' }),
    },
    { says: 'allora chiama lucia pozzi e dille che arriviamo in ritardo', style: 'voice', gold: refuse },
    {
      says: 'dimmi un po quali clienti non hanno nessun progetto aperto',
      style: 'voice',
      gold: list('cliente', [is('progetti_aperti', 0)]),
    },
    {
      says: 'ehm la riunione di lunedì scorso con trebbiani quante ore era',
      style: 'voice',
      gold: value('spesa', 'quantita', [su(CERTIFICAZIONE), is('giorno', '2026-11-16')]),
    },
    {
      says: 'allora aggiungi una fase al magazzino su tablet scelta dei lettori entro il dieci dicembre la fa elisa',
      style: 'voice',
      gold: create('fase', {
        progetto: named(MAGAZZINO),
        nome: 'Scelta dei lettori',
        scadenza: '2026-12-10',
        responsabile: named('Elisa Tagliabue'),
      }),
    },
    { says: 'dunque il margine di questo mese com è', style: 'voice', gold: metric('margine_mese') },
    {
      says: 'per favore metti ivan su tutte le fasi della rete dello studio pozzi',
      style: 'voice',
      gold: update('fase', [su(RETE)], { responsabile: named('Ivan Locatelli') }),
    },
    { says: 'ehm che differenza c è tra una srl e una snc', style: 'voice', gold: refuse },

    // As fingers slip.
    { says: 'quali fatture sono scadtue?', style: 'typo', gold: list('fattura', scadute) },
    {
      says: 'mostrmai i progetti di Dalila ancora aperti',
      style: 'typo',
      gold: [list('progetto', [seguitoDa('Dalila Ferraro'), aperti]), list('progetto', [seguitoDa('Dalila Ferraro'), inCorso])],
    },
    {
      says: 'sospendi il proggetto della formazione da Sabatini',
      style: 'typo',
      gold: move('progetto', [lavoro('Formazione addetti vendita')], 'sospeso'),
    },
    { says: 'Quant’è il budegt totale dei progetti in corso?', style: 'typo', gold: figure('sum', 'progetto', 'budget', [inCorso]) },
    {
      says: 'quanti preventvi ci hanno rifiutato qust’anno?',
      style: 'typo',
      gold: count('preventivo', [is('stato', 'rifiutato'), ...between('data', '2026-01-01', '2026-12-31')]),
    },
    {
      says: 'registra 80 euro di trasfreta sul sito di Poggio Alto, viaggio a Montalcino',
      style: 'typo',
      gold: create('spesa', { progetto: named(SITO), tipo: 'trasferta', descrizione: 'Viaggio a Montalcino', prezzo: 8000 }),
    },
    {
      says: 'fino a quando vale il preventivo della farmacai?',
      style: 'typo',
      gold: value('preventivo', 'valido_fino', [diCliente('Farmacia Angelini')]),
    },
    {
      says: 'cambia il telefono di Arredi Colmenga in 031 555 0199',
      style: 'typo',
      gold: update('cliente', [is('azienda', 'Arredi Colmegna')], { telefono: '0315550199' }),
    },
    {
      says: 'quanti prgetti consegniamo a gennaio?',
      style: 'typo',
      gold: count('progetto', [aperti, ...between('scadenza', '2027-01-01', '2027-01-31')]),
    },
    {
      says: 'l’offerta per il restyling di Colmegna e stata accetata?',
      style: 'typo',
      gold: [
        yes('preventivo', [is('oggetto', 'Restyling del marchio'), is('risposta', 'si')]),
        value('preventivo', 'stato', [is('oggetto', 'Restyling del marchio')]),
      ],
    },
    { says: 'nota di creidto sulla fattura 36', style: 'typo', gold: [asks('nota_credito', 'motivo'), asks('nota_credito', 'cliente')] },

    // In few words.
    { says: 'scaduto totale?', style: 'elliptical', gold: metric('scaduto') },
    {
      says: 'ore di ieri',
      style: 'elliptical',
      gold: [figure('sum', 'spesa', 'quantita', [diOre, is('giorno', '2026-11-20')]), list('spesa', [diOre, is('giorno', '2026-11-20')])],
    },
    { says: 'fatture Cantina Poggio Alto', style: 'elliptical', gold: list('fattura', [diCliente('Cantina Poggio Alto')]) },
    { says: 'note di credito 2026', style: 'elliptical', gold: list('nota_credito', between('data', '2026-01-01', '2026-12-31')) },
    { says: 'meteo Bergamo domani', style: 'elliptical', gold: refuse },
    { says: 'fasi senza responsabile', style: 'elliptical', gold: list('fase', [empty('responsabile')]) },
    { says: 'progetti in corso per responsabile', style: 'elliptical', gold: groups('progetto', 'responsabile', { where: [inCorso] }) },
    { says: 'prototipo tablet iniziato', style: 'elliptical', gold: move('fase', [lavoro('Prototipo')], 'in_corso') },
  ],
  dialogues: [
    {
      about: 'Hours whose description is missing, and then a correction',
      turns: [
        { says: 'segna due ore di Nicolò sul catalogo', gold: asks('spesa', 'descrizione') },
        {
          says: 'correzione bozze',
          gold: create('spesa', {
            progetto: named(CATALOGO),
            tipo: 'ore',
            collaboratore: named('Nicolò Perrone'),
            descrizione: 'Correzione bozze',
            quantita: 2,
          }),
        },
        {
          says: 'anzi, erano tre',
          gold: create('spesa', {
            progetto: named(CATALOGO),
            tipo: 'ore',
            collaboratore: named('Nicolò Perrone'),
            descrizione: 'Correzione bozze',
            quantita: 3,
          }),
        },
        { says: 'sì', gold: done },
        {
          says: 'quante ne ha fatte lui questo mese in tutto?',
          gold: [
            figure('sum', 'spesa', 'quantita', [diOre, diPersona('Nicolò Perrone'), ...novembre]),
            value('collaboratore', 'ore_mese', [lavoro('Nicolò Perrone')]),
          ],
        },
      ],
    },
    {
      about: 'What is open, narrowed down to what is late',
      turns: [
        { says: 'Quali fatture sono ancora da incassare?', gold: list('fattura', daPagare) },
        { says: 'E di queste quali sono già scadute?', gold: list('fattura', scadute) },
        { says: 'Quanto fanno in tutto?', gold: [figure('sum', 'fattura', 'residuo', scadute), metric('scaduto')] },
        {
          says: 'E quella del panificio da quando è scaduta?',
          gold: value('fattura', 'scadenza', [diCliente('Panificio Rota'), ...scadute]),
        },
      ],
    },
    {
      about: 'A project, one value at a time',
      turns: [
        { says: 'Apri un progetto per Studio Pozzi', gold: asks('progetto', 'nome') },
        { says: 'Centralino in nuvola', gold: asks('progetto', 'budget') },
        { says: '3.800 euro', gold: asks('progetto', 'scadenza') },
        {
          says: 'entro fine febbraio',
          gold: create('progetto', {
            nome: 'Centralino in nuvola',
            cliente: named('Studio Pozzi Associati'),
            budget: 380000,
            scadenza: '2027-02-28',
          }),
        },
        {
          says: 'lo segue Ivan',
          gold: create('progetto', {
            nome: 'Centralino in nuvola',
            cliente: named('Studio Pozzi Associati'),
            budget: 380000,
            scadenza: '2027-02-28',
            responsabile: named('Ivan Locatelli'),
          }),
        },
        { says: 'perfetto, confermo', gold: done },
      ],
    },
    {
      about: 'Which of the projects of a client, and then nothing of it',
      turns: [
        {
          says: 'Aggiorna a 5.000 euro il budget del progetto della Vetreria',
          gold: choose('progetto', [diCliente('Vetreria Sant’Agostino')]),
        },
        { says: 'quello della videosorveglianza', gold: update('progetto', [lavoro('Videosorveglianza del cortile')], { budget: 500000 }) },
        { says: 'no, 5.200', gold: update('progetto', [lavoro('Videosorveglianza del cortile')], { budget: 520000 }) },
        { says: 'lascia stare', gold: dropped },
      ],
    },
    {
      about: 'Phases marked as done by pronoun, undone, and then only the first',
      turns: [
        {
          says: 'Quali fasi deve chiudere Dalila questo mese?',
          gold: list('fase', [seguitoDa('Dalila Ferraro'), daFinire, ...between('scadenza', '2026-11-01', '2026-11-30')]),
        },
        {
          says: 'segnale fatte tutte e due',
          gold: move('fase', [seguitoDa('Dalila Ferraro'), daFinire, ...between('scadenza', '2026-11-01', '2026-11-30')], 'fatta'),
        },
        { says: 'conferma', gold: done },
        { says: 'annulla', gold: undone },
        { says: 'segna fatta solo la prima', gold: move('fase', [lavoro('Terzo e quarto incontro')], 'fatta') },
        { says: 'sì', gold: done },
      ],
    },
    {
      about: 'A payment told bit by bit',
      turns: [
        { says: 'è arrivato il bonifico del Lido', gold: act('incassa', 'fattura', incassoLido, { mezzo: 'bonifico' }) },
        { says: 'però solo mille euro', gold: act('incassa', 'fattura', incassoLido, { mezzo: 'bonifico', importo: 100000 }) },
        { says: 'ed era ieri', gold: act('incassa', 'fattura', incassoLido, { mezzo: 'bonifico', importo: 100000, giorno: '2026-11-20' }) },
        { says: 'ok', gold: done },
        { says: 'quanto ci deve ancora?', gold: value('cliente', 'da_incassare', [is('azienda', 'Lido Torre Gaia')]) },
      ],
    },
    {
      about: 'Hours of one, of another, of another month',
      turns: [
        {
          says: 'Quante ore ha fatto Elisa a ottobre?',
          gold: figure('sum', 'spesa', 'quantita', [diOre, diPersona('Elisa Tagliabue'), ...ottobre]),
        },
        { says: 'e Ivan?', gold: figure('sum', 'spesa', 'quantita', [diOre, diPersona('Ivan Locatelli'), ...ottobre]) },
        {
          says: 'e a settembre?',
          gold: figure('sum', 'spesa', 'quantita', [diOre, diPersona('Ivan Locatelli'), ...between('giorno', '2026-09-01', '2026-09-30')]),
        },
        {
          says: 'fammele vedere',
          gold: list('spesa', [diOre, diPersona('Ivan Locatelli'), ...between('giorno', '2026-09-01', '2026-09-30')]),
        },
      ],
    },
    {
      about: 'An offer that is turned down, nearly',
      turns: [
        {
          says: 'Ci sono preventivi in attesa di risposta?',
          gold: [list('preventivo', [is('risposta', 'attesa')]), yes('preventivo', [is('risposta', 'attesa')])],
        },
        {
          says: 'qual è il più alto?',
          gold: list('preventivo', [is('risposta', 'attesa')], { sort: [{ field: 'imponibile', direction: 'desc' }], first: 1 }),
        },
        { says: 'fino a quando è valido?', gold: value('preventivo', 'valido_fino', [is('numero', 'PV/2026/0000008')]) },
        { says: 'segnalo rifiutato', gold: asks('preventivo', 'motivo') },
        {
          says: 'hanno già un altro fornitore',
          gold: move('preventivo', [is('numero', 'PV/2026/0000008')], 'rifiutato', { motivo: 'Hanno già un altro fornitore' }),
        },
        { says: 'no, lascia perdere, prima li richiamo', gold: dropped },
      ],
    },
    {
      about: 'A deadline corrected while it is open',
      turns: [
        {
          says: 'Sposta la fine del catalogo al 20 dicembre',
          gold: update('progetto', [lavoro('Catalogo stampato primavera')], { scadenza: '2026-12-20' }),
        },
        { says: 'no, facciamo il 22', gold: update('progetto', [lavoro('Catalogo stampato primavera')], { scadenza: '2026-12-22' }) },
        {
          says: 'e mettici Elisa come responsabile',
          gold: update('progetto', [lavoro('Catalogo stampato primavera')], {
            scadenza: '2026-12-22',
            responsabile: named('Elisa Tagliabue'),
          }),
        },
        { says: 'va bene', gold: done },
        { says: 'chi l’ha cambiato per ultimo?', gold: history('progetto', [lavoro('Catalogo stampato primavera')]) },
      ],
    },
    {
      about: 'A phase that grows',
      turns: [
        { says: 'aggiungi una fase al sito di Poggio Alto', gold: asks('fase', 'nome') },
        { says: 'traduzione in inglese', gold: create('fase', { progetto: named(SITO), nome: 'Traduzione in inglese' }) },
        {
          says: 'la fa Nicolò, entro il 28',
          gold: create('fase', {
            progetto: named(SITO),
            nome: 'Traduzione in inglese',
            responsabile: named('Nicolò Perrone'),
            scadenza: '2026-11-28',
          }),
        },
        {
          says: 'venti ore',
          gold: create('fase', {
            progetto: named(SITO),
            nome: 'Traduzione in inglese',
            responsabile: named('Nicolò Perrone'),
            scadenza: '2026-11-28',
            ore: 20,
          }),
        },
        { says: 'procedi', gold: done },
        { says: 'quante ore mancano in tutto su quel progetto?', gold: figure('sum', 'fase', 'ore', [su(SITO), daFinire]) },
      ],
    },
  ],
}
