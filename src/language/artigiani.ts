import { phrases as commonPhrases } from './common.ts'

/** Other wordings of what is asked in the trade, by the one that is shown. */
export const questions: Readonly<Record<string, string>> = {
  'Chi lavora di più?':
    'chi ha lavorato di più | tecnico che lavora di più | quale tecnico lavora di più | tecnico che ha lavorato di più | chi ha fatto più ore | chi fa più ore | ore per tecnico | ore di ogni tecnico | quante ore ha fatto ogni tecnico | quante ore ha lavorato ogni tecnico',
  'Quanto ha fatturato ogni tecnico?':
    'fatturato per tecnico | fatturato di ogni tecnico | chi fattura di più | chi ha fatturato di più | chi incassa di più | tecnico che rende di più | quale tecnico rende di più | chi ci fa guadagnare di più',
  'Quale cliente ci rende di più?':
    'cliente che rende di più | fatturato per cliente | fatturato di ogni cliente | clienti più importanti | i clienti migliori | il cliente migliore | chi spende di più | cliente che spende di più | quale cliente spende di più | chi ha speso di più | cliente che ha speso di più | quale cliente ha speso di più',
  'Quali clienti ci chiamano di più?':
    'cliente che ci chiama di più | quale cliente ci chiama di più | cliente che ci ha chiamato di più | quale cliente ci ha chiamato di più | chi ci chiama di più | chi ci ha chiamato di più | clienti con più interventi | clienti con più lavori | clienti più affezionati | chi ci dà più lavoro | chi ci fa lavorare di più | da chi andiamo più spesso | dove andiamo più spesso',
  'Chi è più carico questa settimana?':
    'chi è più carico | chi è più pieno | chi è più impegnato | tecnico più carico | tecnico più pieno | tecnico più impegnato | chi ha l’agenda più piena | chi ha il calendario più pieno | chi ha più lavoro | chi ha più roba da fare | chi è che ha più roba da fare | chi ha più lavori da fare | carico dei tecnici',
  'Che lavori abbiamo ancora aperti?':
    'lavori aperti | lavori ancora aperti | interventi aperti | interventi ancora aperti | lavori da fare | lavori ancora da fare | interventi ancora da fare | cosa abbiamo ancora da fare | cosa ha ancora da fare | lavori in ballo | interventi in ballo | cosa abbiamo in ballo | cosa c’è in ballo | cosa ha in ballo | lavori in sospeso | lavori da finire | lavori non finiti | lavori da chiudere',
  'Dove abbiamo impiegato più del previsto?':
    'lavori durati più del previsto | interventi durati più del previsto | durati più del previsto | lavori andati per le lunghe | interventi andati per le lunghe | andati per le lunghe | lavori andati lunghi | lavori più lunghi del previsto | lavori che hanno sforato | dove abbiamo sforato | dove ci abbiamo messo troppo | lavori oltre le ore previste',
  'Quali clienti non sentiamo da un po’?':
    'clienti che non sentiamo da un po’ | clienti che non sentiamo da tanto | clienti che non vediamo da un po’ | clienti fermi | clienti persi | clienti da richiamare | clienti trascurati | chi non sentiamo da un po’ | chi non ci chiama da un po’ | da chi non andiamo da tanto | da chi non andiamo da un po’',
  'Chi è libero adesso?':
    'chi ho libero adesso | chi posso mandare | chi posso mandare adesso | chi ho a disposizione | tecnici liberi adesso | chi non sta facendo niente | chi è disponibile adesso',
  'Chi è l’elettricista?':
    'chi fa l’elettricista | chi fa l’elettricista da noi | chi dei ragazzi fa l’elettricista | chi dei nostri fa l’elettricista | chi di voi fa l’elettricista | chi abbiamo come elettricista | chi si occupa di elettrica | chi mi ripara un quadro elettrico | chi mandiamo per un quadro elettrico | chi fa gli impianti elettrici',
  'Chi è l’idraulico?':
    'chi fa l’idraulico | chi fa l’idraulico da noi | chi dei ragazzi fa l’idraulico | chi dei nostri fa l’idraulico | chi di voi fa l’idraulico | chi abbiamo come idraulico | chi si occupa di idraulica | chi abbiamo per una perdita | chi mandiamo per una perdita | chi abbiamo per una caldaia | chi abbiamo per un rubinetto | chi mandiamo per un rubinetto | chi può andare a vedere un rubinetto | chi mi può andare a vedere un rubinetto | chi abbiamo per un tubo rotto | chi mandiamo per una caldaia',
  'Chi è il fabbro?':
    'chi fa il fabbro | chi fa il fabbro da noi | chi dei ragazzi fa il fabbro | chi dei nostri fa il fabbro | chi di voi fa il fabbro | chi abbiamo come fabbro | chi si occupa di serrature | chi abbiamo per una serratura | chi mandiamo per una serratura | chi mi apre una porta | chi fa le serrature',
  'Dove andiamo oggi?':
    'da chi andiamo oggi | cosa c’è in agenda oggi | che uscite ci sono oggi | che giro facciamo oggi | giornata di oggi | chi va dove oggi | dove va oggi | dove vanno oggi | cosa facciamo oggi | dove devo andare oggi | dove dobbiamo andare oggi',
  'Dove andiamo domani?':
    'cosa c’è domani | cosa c’è in ballo domani | dove va domani | dove vanno domani | cosa facciamo domani | dove devo andare domani | dove dobbiamo andare domani',
  'Cosa c’è questa settimana?': 'come siamo messi questa settimana',
  'Cosa è rimasto indietro?':
    'cosa dovevamo già fare | lavori che dovevamo fare | interventi arretrati | lavori scaduti | lavori mai iniziati | chi stiamo facendo aspettare | siamo indietro con qualche lavoro',
  'Quali cantieri sono aperti?':
    'a cosa stiamo lavorando | lavori in corso | chi è fuori adesso | cosa stiamo facendo | dove sono i ragazzi | chi sta lavorando | cosa sta facendo | cosa sta facendo adesso | a cosa sta lavorando | chi è fuori | lavori aperti adesso',
  'Quali lavori non hanno ancora un tecnico?':
    'interventi da assegnare | lavori da assegnare | cosa devo ancora assegnare | lavori senza operaio | lavori senza tecnico | lavori senza nessuno | lavori scoperti | lavori non assegnati | lavori da affidare | lavori da distribuire | siamo scoperti da qualche parte | dove siamo scoperti | interventi scoperti | interventi non assegnati | chi devo ancora mandare | dove non va nessuno',
  'A quali lavori manca il preventivo?':
    'preventivi da fare | preventivi da preparare | preventivi che mancano | interventi senza prezzo | lavori senza preventivo | lavori da preventivare | cosa devo ancora preventivare | a chi devo fare il preventivo | chi aspetta il preventivo',
  'Quali preventivi sono in attesa?':
    'preventivi ancora aperti | preventivi in sospeso | preventivi da eseguire | lavori preventivati da fare',
  'Cosa abbiamo finito questo mese?': 'lavori completati nel mese | interventi chiusi questo mese',
  'Quali lavori sono stati disdetti?': 'interventi annullati | chi ha disdetto | disdette | lavori saltati | chi ci ha dato buca',
  'Quali lavori finiti mancano della firma?':
    'chi non ha firmato | chi deve firmare | rapportini da far firmare | rapportini senza firma | lavori finiti senza firma | lavori non firmati | interventi non firmati | interventi senza firma | lavori senza firma | interventi da far firmare | lavori da firmare | firme che mancano',
  'Quali lavori iniziati non sono finiti?':
    'lavori a metà | lavori lasciati a metà | lavori cominciati e non finiti | interventi iniziati e non chiusi | lavori vecchi ancora aperti',
  'Che lavori mancano oggi?':
    'cosa manca ancora oggi | cosa ci manca oggi | da chi dobbiamo ancora andare oggi | chi devo ancora vedere oggi | cosa resta da fare oggi | cosa ci resta oggi | lavori ancora da fare oggi | cosa devo ancora fare oggi | cosa abbiamo ancora oggi | dove devo andare adesso | dove vado adesso | dove devo andare ora | dove si va adesso | cosa devo fare adesso | cosa faccio adesso | prossima tappa',
  'Quali lavori finiti non hanno foto?': 'foto che mancano | lavori finiti senza foto | lavori da fotografare',
  'In quali lavori non abbiamo segnato i materiali?':
    'lavori finiti senza materiali | materiali da segnare | dove mancano i materiali usati',
  'Da quali clienti non siamo mai andati?':
    'clienti senza lavori | clienti senza interventi | clienti mai serviti | chi non ci ha mai chiamato',
  'Quali materiali sono a zero?':
    'materiali esauriti | cosa abbiamo esaurito | cosa è finito del tutto | cosa non abbiamo più | giacenza a zero | con cosa siamo a zero | cosa abbiamo a zero | di cosa siamo a zero',
  'Cosa manca in magazzino?':
    'cosa devo ordinare | cosa c’è da ordinare | che materiali sono finiti | cosa sta finendo | cosa sta per finire | di cosa siamo a corto | cosa devo comprare | cosa ci serve comprare | scorte basse | lista della spesa | come siamo messi con le scorte | come siamo messi a materiale | come siamo messi coi materiali | come siamo a materiale | ci manca qualcosa | ci manca qualcosa in magazzino',
  'Quanto abbiamo fatturato questo mese?':
    'incasso del mese | quanto ho guadagnato | come siamo andati questo mese | com’è andato il mese | come va il fatturato',
  'Quanti lavori facciamo questo mese?': 'numero di interventi del mese | quante uscite facciamo',
  'Quanto dura in media un lavoro?':
    'quanto ci mettiamo a fare un intervento | quanto ci mettiamo di solito | quante ore ci vogliono per un lavoro',
  'Quanti clienti abbiamo servito quest’anno?': 'quanti clienti seguiamo | per quanti clienti lavoriamo',
}

/** How else people call what the trade names, by its place. */
export const phrases: Readonly<Record<string, string>> = {
  ...commonPhrases,
  intervento: 'cantiere | commessa | impegno | riparazione | agenda | assistenza | lavoretto | lavoretti | giro',
  'intervento.makes':
    'infila | incastra | dai appuntamento | organizza | mettimi | metti dentro | butta dentro | piazza | piazzami | infilami | incastrami | segnami | apri una chiamata | apri un lavoro',
  'intervento.tecnico':
    'chi va | chi ci va | chi mandiamo | chi lo fa | chi lo segue | chi se ne occupa | chi è andato | chi ci lavora | chi viene | chi passa | chi ci passa | chi mando | chi ci mando | chi l’ha fatto | chi l’ha seguito | tocca a chi | a chi tocca | di chi è | a chi l’abbiamo dato | assegnato a | affidato a | in mano a',
  'intervento.descrizione':
    'di cosa si tratta | cosa c’è da fare | cosa dobbiamo fare | cosa bisogna fare | cosa si è rotto | che problema ha | che guasto ha | che lavoro è | che cosa gli è successo | cosa abbiamo fatto | che lavoro abbiamo fatto | cosa gli abbiamo fatto | cosa gli si è rotto | per cosa ci ha chiamato | perché ci ha chiamato | di cosa ha bisogno | di cosa hanno bisogno | che cosa gli serve | cosa voleva | cosa vuole | cosa vogliono | che voleva',
  'intervento.data':
    'quando passiamo | quando torniamo | quando ci andiamo | quando siamo andati | quando ci siamo stati | quando siamo stati',
  'intervento.preventivo':
    'quanto chiediamo | gli abbiamo chiesto | preventivato | quanto gli chiediamo | quanto abbiamo chiesto | quanto prendiamo | quanto gli viene | quanto ci danno | quanto paga | quanto spende',
  'intervento.stato=programmato': 'pianificato | previsto | da iniziare | da cominciare | in calendario',
  'intervento.stato=in_corso':
    'in esecuzione | aperto | sono arrivato | siamo arrivati | è arrivato | sono sul posto | siamo sul posto | è sul posto | ho iniziato | ho cominciato | ha iniziato | ha cominciato | abbiamo iniziato | abbiamo cominciato | sono partito | sto iniziando | stiamo facendo',
  'intervento.stato=completato':
    'concluso | a posto | ultimato | eseguito | risolto | sistemato | riparato | aggiustato | abbiamo finito | ha finito | ho finito | hanno finito | ho chiuso | ha chiuso | abbiamo chiuso | consegnato | montato | sostituito',
  'intervento.stato=cancellato': 'non si fa più | non vuole più | rinuncia | non si fa | non serve più | ha chiamato un altro',
  'intervento.ore':
    'ore lavorate | quanto ci abbiamo messo | quanto ci ha messo | quanto è durato | è durato | durato | quante ore | ore di manodopera | tempo impiegato | ha impiegato | abbiamo impiegato | hanno lavorato | hanno impiegato | quanto ci hanno messo | abbiamo lavorato | ha lavorato',
  'intervento.materiali':
    'materiale usato | cosa abbiamo usato | cosa ha usato | cosa abbiamo montato | pezzi montati | cosa abbiamo messo | che pezzi | che materiale | che materiali | che pezzi abbiamo messo | cosa gli abbiamo montato | cosa ha montato | cosa ha messo | pezzi usati',
  'intervento.costo_materiali':
    'costo dei materiali | costo del materiale | spesa di materiale | spesa di materiali | quanto materiale | quanto ci è costato il materiale | quanto ci sono costati i materiali | costato il materiale | costati i materiali | quanto abbiamo speso di materiale | quanto abbiamo speso di materiali | speso di materiale | speso in materiale',
  'intervento.oltre': 'più del previsto | oltre il previsto | ore in più | durato più',
  cliente: 'utente',
  'cliente.nome': 'nominativo | intestazione',
  'cliente.telefono': 'numero del cliente | come lo chiamo | come la chiamo | come li chiamo | telefonare',
  'cliente.indirizzo': 'dove sta di casa | dove vive | dov’è',
  'cliente.speso':
    'quanto ha speso da noi | quanto hanno speso | quanto ci ha dato | quanto ci ha fatto guadagnare | quanto ci ha reso | fatturato del cliente',
  materiale: 'ordina materiali | merce | roba in magazzino | prodotto | inventario | giacenza',
  tecnico: 'artigiano | team',
  'tecnico.mestiere': 'che mestiere fa | che lavoro fa | di cosa si occupa | cosa sa fare',
  'tecnico.da_fare': 'quanti lavori da fare | carico di lavoro | quanto lavoro ha',
  'metric.fatturato_mese':
    'guadagno del mese | giro d’affari | quanto ho fatturato | quanto abbiamo fatturato | quanto abbiamo incassato | quanto abbiamo guadagnato | quanto è entrato | soldi fatti | quanti soldi abbiamo fatto | quanti soldi sono entrati | quanto abbiamo tirato su | quanti soldi abbiamo tirato su | quanto ha tirato su | quanto ha fatturato | quanto ha incassato',
  'metric.ore_mese': 'ore lavorate | ore di lavoro del mese | quante ore abbiamo fatto | quante ore abbiamo lavorato | manodopera del mese',
  'metric.materiali_mese':
    'materiale usato nel mese | quanto materiale abbiamo usato | quanto materiale abbiamo consumato | spesa di materiali del mese | costo dei materiali del mese',
  'metric.in_programma':
    'valore dei lavori da fare | valore dei lavori in programma | quanto abbiamo in programma | quanto lavoro abbiamo in programma | quanto lavoro abbiamo davanti | portafoglio lavori | quanto vale il lavoro in programma | soldi in ballo',
  'metric.da_assegnare': 'quanti scoperti | quanti senza tecnico',
  'metric.interventi_mese': 'lavori del mese | quanti lavori facciamo | quanti lavori questo mese | uscite del mese | volume di lavoro',
  'metric.clienti_attivi': 'clienti serviti | clienti dell’anno | clienti che seguiamo | clienti in attività',
  'metric.tempo_medio':
    'durata media | ore per lavoro | ore medie | media delle ore | quanto ci mettiamo | ci mettiamo in media | quanto dura un lavoro',
  'metric.clienti': 'quanti clienti',
  'metric.sotto_soglia':
    'materiali da ordinare | cosa manca | scorte basse | in esaurimento | materiali che mancano | materiali da riordinare',
  'metric.incassi_attesi': 'entrate attese',
}
