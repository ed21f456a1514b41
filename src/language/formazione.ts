import { phrases as commonPhrases } from './common.ts'

/** Other wordings of what is asked in the trade, by the one that is shown. */
export const questions: Readonly<Record<string, string>> = {
  'Che lezioni ci sono oggi?':
    'chi insegna oggi | lezioni di oggi | cosa c’è in aula oggi | orario di oggi | chi fa lezione oggi | che lezioni abbiamo oggi | chi c’è in aula oggi | cosa facciamo oggi in aula',
  'Che lezioni ci sono domani?':
    'chi insegna domani | lezioni di domani | orario di domani | chi fa lezione domani | che lezioni abbiamo domani | cosa c’è in aula domani',
  'Che lezioni ci sono questa settimana?':
    'orario della settimana | calendario della settimana | lezioni della settimana | chi insegna questa settimana | chi fa lezione questa settimana | che lezioni abbiamo questa settimana',
  'Quali lezioni devo recuperare?':
    'lezioni saltate | recuperi da fissare | lezioni rinviate | recuperi da fare | lezioni da riprogrammare | recuperi da mettere in calendario | quali lezioni sono saltate | che lezioni sono saltate | lezioni che non si sono fatte | lezioni rimandate | lezioni da rifare | ore da recuperare | lezioni da rimettere in calendario | cosa dobbiamo recuperare',
  'Quali lezioni passate non sono ancora segnate?':
    'lezioni da chiudere | lezioni rimaste in sospeso | lezioni non segnate | lezioni passate da chiudere | lezioni fatte e non segnate | lezioni non ancora chiuse | lezioni passate ancora aperte',
  'Quali lezioni deve ancora firmare il docente?':
    'firme che mancano | lezioni da firmare | registri senza firma | lezioni non firmate | lezioni senza firma | registri da firmare | chi deve firmare | firme dei docenti che mancano | quali docenti devono firmare | firme da raccogliere | chi non ha firmato | chi non ha firmato il registro | chi deve firmare il registro | registri che mancano di firma | docenti che non hanno firmato | chi deve ancora firmare | quali docenti non hanno firmato | lezioni ancora da firmare',
  'Dove manca l’appello?':
    'presenze da segnare | registro incompleto | lezioni senza appello | appelli da fare | appelli mancanti | lezioni senza presenze | lezioni senza registro | lezioni senza registro compilato | lezioni con il registro da compilare | registri vuoti | registri non compilati | lezioni a cui manca l’appello | dove manca il registro | presenze mancanti | presenze non segnate | lezioni senza appello fatto | registri da compilare | registri incompleti | dove non è stato fatto l’appello | registri da completare',
  'Chi rischia di non avere l’attestato?':
    'studenti con troppe assenze | studenti a rischio | chi è sotto la frequenza minima | studenti sotto la frequenza | chi ha troppe assenze | chi rischia l’attestato | studenti sotto soglia | chi frequenta troppo poco | studenti che saltano troppo | chi non arriva alla frequenza minima | chi è sotto la soglia | chi rischia di non prendere l’attestato | chi è a rischio | chi non avrà l’attestato | chi fa troppe assenze | chi manca troppo | chi frequenta poco | chi viene poco | chi viene poco a lezione | chi è che viene poco | chi viene di rado | chi si vede poco | chi salta spesso | chi salta troppe lezioni | chi non viene quasi mai | chi è sotto con le presenze | chi è indietro con la frequenza | chi perde l’attestato | chi non prende l’attestato | studenti con poca frequenza',
  'Chi aspetta l’attestato?':
    'a chi dobbiamo preparare l’attestato | a chi devo preparare l’attestato | studenti a cui preparare l’attestato | attestati da preparare | a chi devo fare l’attestato | a chi devo ancora fare l’attestato | a chi devo fare il diploma | a chi devo ancora fare il diploma | a chi devo fare il certificato | a chi devo ancora fare il certificato | a chi devo ancora preparare l’attestato | a chi manca l’attestato | a chi manca ancora l’attestato | chi non ha ancora l’attestato | chi deve ricevere l’attestato | chi deve ancora ricevere l’attestato | diplomi da fare | chi aspetta il diploma | chi aspetta il certificato | chi aspetta ancora l’attestato | a chi spetta l’attestato | chi ha diritto all’attestato | studenti in attesa dell’attestato | diplomi da preparare | certificati da preparare | a chi preparo l’attestato | a chi dobbiamo fare l’attestato | quanti attestati dobbiamo preparare | attestati ancora da preparare | attestati che dobbiamo ancora preparare | attestati che dobbiamo preparare | attestati ancora da fare',
  'Quali attestati devo ancora rilasciare?':
    'attestati pronti da consegnare | attestati da firmare | certificati da consegnare | diplomi da rilasciare | certificati da rilasciare | attestati non ancora dati | attestati fermi | attestati non ancora consegnati | attestati che aspettano la firma | attestati pronti | attestati che dobbiamo rilasciare | attestati che dobbiamo ancora consegnare',
  'Che attestati abbiamo rilasciato quest’anno?':
    'attestati dati quest’anno | diplomi consegnati | certificati rilasciati quest’anno | attestati consegnati quest’anno | diplomi dati quest’anno | attestati fatti quest’anno',
  'In quali lezioni manca che cosa si è fatto?':
    'lezioni senza diario | diari da compilare | lezioni senza verbale | dove manca il diario della lezione | lezioni dove non è scritto cosa si è fatto',
  'Quante lezioni mancano alla fine?':
    'quante lezioni mancano per finire | quante lezioni mancano | lezioni rimaste | lezioni ancora da tenere | lezioni che dobbiamo ancora tenere',
  'Chi è mancato negli ultimi giorni?':
    'assenti della settimana | assenti di oggi e di ieri | chi è stato assente negli ultimi giorni | assenti dell’ultima settimana | assenze recenti | chi ha saltato lezione negli ultimi giorni | chi non è venuto negli ultimi giorni | ultimi assenti | assenze degli ultimi giorni',
  'Che assenze ci sono state questo mese?':
    'assenze del mese | chi è mancato questo mese | chi ha saltato lezioni questo mese | chi non è venuto questo mese | chi è stato assente questo mese',
  'Chi c’era a lezione oggi?':
    'chi era presente oggi | chi c’era oggi | chi è venuto oggi | chi è venuto a lezione oggi | chi ha frequentato oggi | presenti di oggi | chi erano i presenti oggi | presenti alla lezione di oggi | chi era presente alla lezione di oggi | chi c’era alla lezione di oggi | chi è venuto alla lezione di oggi | chi c’era in classe oggi | chi c’era in aula oggi | quanti erano presenti oggi | quanti c’erano alla lezione di oggi | quanta gente c’era alla lezione di oggi | quanti sono venuti alla lezione di oggi | quanti c’erano oggi | quanti sono venuti oggi',
  'Chi mancava a lezione oggi?':
    'chi era assente oggi | chi è stato assente oggi | chi è assente oggi | chi è mancato oggi | chi non c’era oggi | chi non è venuto oggi | chi non è venuto a lezione oggi | chi ha saltato la lezione oggi | chi manca oggi | chi mancava oggi | chi era assente alla lezione di oggi | chi è stato assente alla lezione di oggi | chi non c’era alla lezione di oggi | chi non è venuto alla lezione di oggi | chi mancava alla lezione di oggi | chi è mancato alla lezione di oggi | assenti alla lezione di oggi | assenti di oggi | assenze di oggi | chi non si è presentato oggi | quanti assenti oggi | quanti erano assenti oggi | quanti mancavano oggi',
  'Chi è arrivato in ritardo oggi?':
    'chi era in ritardo oggi | chi è arrivato tardi oggi | chi è in ritardo oggi | chi ha fatto tardi oggi | chi è entrato in ritardo oggi | ritardi di oggi | chi è arrivato in ritardo alla lezione di oggi | quanti sono arrivati in ritardo oggi',
  'Chi arriva sempre in ritardo?':
    'ritardi del mese | ritardi segnati questo mese | ritardatari | chi arriva tardi | chi è entrato tardi | chi è arrivato in ritardo questo mese | chi fa sempre tardi | chi arriva in ritardo',
  'Quante ore di lezione sono state fatte?':
    'quante ore di lezione abbiamo fatto | quante ore ha insegnato | quante ore ha fatto | ore insegnate | ore di docenza | quante ore di docenza | quante ore di lezione ha fatto | quante ore di lezione ha tenuto | ore tenute | quante ore ha tenuto | ore di lezione tenute',
  'Quante ore ha fatto ogni docente?':
    'ore per docente | ore di lezione per docente | chi ha insegnato di più | chi ha fatto più ore | quale docente ha fatto più ore | ore dei docenti',
  'Quante ore di lezione sono in calendario?':
    'quanto lavora | quante ore lavora | quante ore ha in calendario | quante ore di lezione ha | quante ore di lezione fa | quante ore di lezione ci sono',
  'Chi è in lista d’attesa?':
    'chi aspetta un posto | lista d’attesa dei corsi | chi aspetta di entrare | persone in lista d’attesa | chi è in coda | chi è in attesa di un posto | chi sta aspettando un posto | in attesa di un posto | chi c’è in lista d’attesa | chi abbiamo in lista d’attesa | chi è in attesa | chi aspetta posto | elenco della lista d’attesa | studenti in lista d’attesa',
  'Chi si è iscritto questo mese?':
    'nuovi iscritti | iscrizioni del mese | nuove iscrizioni | chi si è iscritta questo mese | iscrizioni arrivate questo mese | quante iscrizioni questo mese | nuovi studenti | nuovi iscritti del mese | ultime iscrizioni | nuovi allievi | nuovi corsisti',
  'Chi sono gli iscritti?':
    'chi è iscritto | chi è iscritta | chi frequenta | chi partecipa | chi segue il corso | chi fa il corso | chi c’è nel corso | chi c’è in classe | chi sono gli studenti | elenco degli iscritti | elenco iscritti | lista degli iscritti | lista studenti',
  'Chi si è ritirato?':
    'studenti che hanno mollato | chi ha abbandonato | chi ha mollato | chi ha lasciato il corso | chi ha smesso | chi non viene più | chi è sparito | chi non si fa più vedere | chi non si vede più | chi non si è più visto | chi ha rinunciato | studenti persi | chi si ritira | chi se n’è andato | chi ha interrotto | chi ha lasciato a metà | studenti ritirati | chi ha lasciato',
  'Chi è sospeso?':
    'studenti in pausa | studenti sospesi | chi è in pausa | studenti fermi | iscrizioni sospese | chi si è fermato | chi ha messo in pausa il corso',
  'Chi ha preso un’insufficienza?':
    'studenti bocciati | chi ha un voto sotto il sei | insufficienze | chi è insufficiente | chi va male | chi è andato male | chi è messo male | chi ha preso un brutto voto | voti insufficienti | chi non è passato | chi è stato bocciato | bocciati | chi non ha superato il corso | chi è sotto la sufficienza | studenti insufficienti | chi non ce l’ha fatta',
  'A quali studenti manca il voto?':
    'voti da mettere | chi ha finito e non ha il voto | voti mancanti | a chi manca il voto | studenti da valutare | chi devo valutare | chi ha finito senza voto | voti da dare',
  'In quali corsi c’è ancora posto?':
    'corsi con posti liberi | dove posso iscrivere qualcuno | corsi disponibili | corsi con posto | corsi aperti alle iscrizioni | corsi non pieni | dove c’è ancora posto | che corsi hanno posto | dove c’è posto | quali corsi hanno ancora posto | corsi dove c’è posto | corsi ancora aperti | corsi con disponibilità | in quali corsi posso iscrivere | dove ci sono posti | c’è ancora posto | ci sono ancora posti | posso ancora iscrivere | si può ancora iscrivere | riesco a far entrare qualcuno | corsi con posti disponibili | corsi con posti',
  'Quali corsi sono pieni?':
    'corsi completi | corsi senza posti | corsi al completo | corsi esauriti | classi piene | classi complete | dove non c’è più posto | corsi senza posti liberi | classi al completo | corsi tutti pieni | corsi strapieni | non ci sta più nessuno | corsi dove non c’è posto | corsi chiusi alle iscrizioni',
  'Quali corsi sono in corso?':
    'corsi attivi | corsi che abbiamo adesso | che corsi stiamo facendo | corsi in svolgimento | corsi in essere | classi attive | corsi aperti adesso | corsi già partiti | che corsi ci sono in questo momento | corsi che girano',
  'Quali corsi devono partire?':
    'prossimi corsi | corsi in partenza | corsi da avviare | corsi da far partire | corsi non ancora partiti | nuovi corsi | corsi in arrivo | corsi che devono ancora partire | corsi che devono iniziare | corsi che partono | corsi futuri | prossime partenze | quali corsi cominciano | corsi non ancora iniziati',
  'A quali corsi mancano ore in calendario?':
    'lezioni ancora da programmare | corsi con ore da fissare | corsi senza calendario | corsi da mettere in calendario | ore da mettere in calendario | corsi con lezioni da programmare | corsi da calendarizzare | corsi con il calendario incompleto | corsi con ore mancanti',
  'Che valutazioni sono arrivate di recente?':
    'ultimi questionari | cosa dicono dei docenti | ultimi giudizi | valutazioni recenti | ultime valutazioni | giudizi recenti | feedback recenti | ultimi feedback | questionari arrivati | cosa pensano i corsisti | ultimi commenti | cosa dicono gli studenti | cosa dicono | cosa pensano | che giudizi ha avuto',
  'Chi deve ancora pagare?':
    'studenti che devono saldare | quote da pagare | chi non ha pagato il corso | rate che mancano | chi ci deve dei soldi | chi deve saldare | chi non ha finito di pagare | chi è indietro con le rate | studenti morosi | morosi | rate da incassare | insoluti | chi non ha saldato | chi deve ancora saldare | quote non pagate | studenti da sollecitare | chi devo sollecitare | a chi devo mandare il sollecito | a chi mando il sollecito | solleciti da mandare | chi mi deve soldi | chi mi deve dei soldi | chi è in arretrato | chi ci deve ancora soldi | chi è indietro con i pagamenti | chi è in ritardo con i pagamenti | chi è in ritardo con le rate | chi è in ritardo col pagamento | chi deve ancora versare | studenti che devono pagare | chi non ha pagato | chi non ha ancora pagato | chi deve pagare | chi manca da pagare | chi manca ancora da pagare | chi non ha pagato tutto | chi non è a posto con i pagamenti | chi non è in regola con i pagamenti | chi ha ancora qualcosa da pagare | chi ha un debito | chi ci deve ancora dei soldi | studenti che non hanno pagato | studenti che non hanno saldato | studenti con rate da pagare | iscritti che non hanno pagato | allievi che devono pagare | quote scoperte | rate non pagate | rate da pagare | rate in ritardo | pagamenti mancanti | pagamenti in sospeso | pagamenti in ritardo | chi non ha ancora saldato | chi non ha versato tutto | debitori | saldi aperti | chi deve ancora dare soldi | chi deve dare ancora soldi | chi deve dare soldi | chi ci deve i soldi | chi non ha saldato la quota | chi non ha ancora saldato la quota | chi non ha pagato la quota | chi non ha ancora pagato la quota | chi non ha pagato la rata | chi non ha ancora pagato la rata | chi non ha pagato la seconda rata | che devono ancora pagare | che devono pagare | che devono ancora saldare | che devono saldare | che non hanno pagato | che non hanno ancora pagato | che non hanno finito di pagare | che non hanno saldato | che ci devono ancora soldi | chi è scoperto | con quota da saldare | con la quota da pagare | con rate da pagare | con qualcosa da pagare | chi è rimasto indietro con i soldi | a chi devo chiedere i soldi | quote aperte',
  'Chi non ha ancora versato niente?':
    'studenti senza nessun versamento | iscritti che non hanno dato neanche l’acconto | chi non ha pagato niente | chi non ha pagato nulla | studenti che non hanno pagato niente | iscritti senza acconto | chi non ha dato l’acconto | chi non ha versato nulla | chi non ha dato niente | chi non ha ancora pagato niente | chi non ha versato niente | chi non ha ancora versato nulla | iscritti che non hanno versato niente | chi non ha dato un euro | chi non ha pagato neanche l’acconto',
  'Chi ha pagato questo mese?':
    'versamenti del mese | incassi del mese | rate arrivate questo mese | chi ha versato questo mese | studenti che hanno pagato questo mese | quali studenti hanno pagato questo mese | studenti che hanno versato questo mese | rate incassate questo mese | cosa è entrato questo mese | soldi entrati questo mese',
  'Quanto ci devono ancora gli studenti?':
    'soldi da incassare | totale delle quote da incassare | quanto resta da incassare | quanto manca da incassare | quanti soldi ci devono | quanto ci devono ancora | quanto ci devono gli allievi | quanto ci devono ancora gli allievi | quanto ci devono gli iscritti | quanto ci devono i corsisti | quanti soldi ci devono ancora | quanti soldi dobbiamo ancora prendere | quanti soldi mancano | quanti soldi devono ancora entrare | quanto deve ancora entrare | quanto siamo fuori | quanto siamo scoperti | quanto avanziamo | quanto dobbiamo ancora prendere | crediti verso gli studenti | quanto dobbiamo ancora incassare | totale crediti',
  'Quanto rendono i corsi?':
    'ricavo dei corsi attivi | fatturato dei corsi | quanto incassiamo dai corsi | valore dei corsi attivi | quanto fatturiamo | quanto portano i corsi | quanto valgono i corsi attivi',
  'Chi è mandato da un’azienda?':
    'studenti delle aziende | iscritti pagati dall’azienda | corsisti aziendali | studenti mandati dalla ditta | chi viene per un’azienda | chi manda l’azienda | chi mandano le aziende | chi è pagato dall’azienda | chi paga l’azienda | a chi paga il corso la ditta | chi è mandato dalla ditta | studenti pagati dalla ditta | studenti di aziende | studenti aziendali | iscritti delle aziende | chi ha il corso pagato',
  'Che rimborsi abbiamo fatto?':
    'rimborsi agli studenti | soldi restituiti | rimborsi fatti | rimborsi | chi abbiamo rimborsato | quote restituite',
  'Chi ha già pagato tutto?':
    'studenti in regola con i pagamenti | studenti a posto con i pagamenti | chi ha saldato | chi ha già saldato | chi ha finito di pagare | chi è in regola con i pagamenti | chi è a posto con i pagamenti | studenti che hanno saldato | studenti che hanno pagato tutto | chi ha pagato per intero',
  'Quanti studenti abbiamo?':
    'numero di iscritti | quanti frequentano | quanti iscritti abbiamo | quanti allievi abbiamo | quanti corsisti abbiamo | quanta gente frequenta | quante persone frequentano | quanti studenti frequentano',
  'Quanti vengono a lezione?':
    'frequenza media | percentuale di presenze | quanta gente viene a lezione | tasso di frequenza | com’è la frequenza | frequenza del mese | quanto frequentano gli studenti | tasso di presenza',
  'Quanto sono pieni i corsi?':
    'riempimento delle classi | posti occupati | tasso di riempimento | quanto sono piene le classi | percentuale di riempimento | riempimento dei corsi | riempimento medio',
  'Chi ha superato il corso?':
    'studenti promossi | chi è passato | chi è stato promosso | voti sufficienti | chi ha la sufficienza | chi ce l’ha fatta',
  'Chi ha finito il corso?':
    'ex studenti | ex allievi | chi ha terminato il corso | chi ha concluso | studenti che hanno finito | corsisti usciti',
  'Quali docenti non hanno corsi?':
    'docenti senza corsi | insegnanti senza classe | docenti senza corso | formatori senza corsi | prof senza corsi | docenti che non insegnano',
  'Quali lezioni non hanno un’aula?':
    'lezioni senza aula | lezioni da mettere in aula | dove manca l’aula | lezioni a cui manca l’aula | lezioni senza posto',
  'Quali corsi partono questo mese?':
    'corsi che iniziano questo mese | corsi che cominciano questo mese | corsi al via questo mese | cosa parte questo mese',
  'Quali corsi finiscono questo mese?':
    'corsi che finiscono questo mese | corsi in chiusura | corsi che terminano questo mese | corsi che si chiudono questo mese | cosa finisce questo mese',
  'Che aule sono chiuse?':
    'chiusure delle aule | aule bloccate | aule non disponibili | aule fuori uso | aule inagibili | chiusure in programma',
  'A chi manca il codice fiscale?':
    'studenti senza codice fiscale | chi non ha dato il codice fiscale | dati che mancano per gli attestati | codici fiscali che mancano',
  'Che giudizi negativi abbiamo avuto?':
    'valutazioni negative | voti bassi ai docenti | lamentele sui docenti | questionari negativi | recensioni negative | giudizi brutti',
  'Quanti posti abbiamo ancora?':
    'quanti posti liberi abbiamo | posti ancora disponibili | quanti ne possiamo iscrivere ancora | quanti posti restano in tutto | totale posti liberi',
  'Quanti mollano?': 'tasso di ritiro | percentuale di ritirati | quanti si ritirano | quanti abbandonano | quanti lasciano il corso',
  'Quanti passano?': 'percentuale di promossi | tasso di promossi | quanti superano il corso | quanti promossi | quanti vengono promossi',
  'Che corsi hanno gente in lista d’attesa?':
    'corsi con lista d’attesa | corsi con la lista d’attesa | corsi con qualcuno in attesa | corsi con gente in attesa | in quali corsi c’è la lista d’attesa | quali corsi hanno la lista d’attesa | quali corsi hanno lista d’attesa | dove c’è la lista d’attesa',
  'Quali corsi sono mezzi vuoti?':
    'corsi mezzi vuoti | corsi semivuoti | corsi vuoti | corsi poco pieni | corsi con pochi iscritti | corsi con poca gente | corsi con pochi studenti | corsi che non si riempiono | corsi che non tirano | corsi quasi vuoti | classi mezze vuote | classi con poca gente | dove ci sono pochi iscritti',
  'Quali corsi sono quasi pieni?':
    'corsi quasi pieni | corsi quasi al completo | corsi con pochi posti | corsi con gli ultimi posti | classi quasi piene | corsi con pochi posti liberi | dove restano pochi posti',
  'Chi non ha lasciato il telefono?':
    'studenti senza telefono | a chi manca il telefono | chi non ha il telefono | chi non ha dato il numero',
  'A chi manca la data di nascita?':
    'studenti senza data di nascita | chi non ha dato la data di nascita | date di nascita che mancano | chi non ha la data di nascita',
}

/** How else people call what the trade names, by its place. */
export const phrases: Readonly<Record<string, string>> = {
  ...commonPhrases,
  studente:
    'partecipante | studenti sospesi | lista d’attesa | studenti | ragazzi | corsisti | partecipanti | allieva | studentessa | chi frequenta | persone | iscritte | alunno | alunna | discente',
  'studente.makes': 'aggiungi al corso | metti in lista',
  'studente.corso':
    'in che corso | cosa frequenta | corso che segue | che corso frequenta | che corso segue | a che corso è iscritto | a che corso è iscritta | in che classe è | cosa segue',
  'studente.iscrizione':
    'iscritto il | data iscrizione | data di iscrizione | quando si è iscritto | iscritta il | quando si è iscritta | si è iscritto | si è iscritta | da quando',
  'studente.voto':
    'valutazione finale | quanto ha preso | che voto | voto finale | ha preso | che voto ha preso | quanto ha fatto | punteggio finale | com’è andata | com’è andato | che risultato ha avuto',
  'studente.data_nascita': 'compleanno | anni ha | età | che età ha',
  'studente.luogo_nascita':
    'nato a | nata a | dove è nato | dove è nata | dov’è nato | dov’è nata | in che città è nato | paese di nascita | città di nascita',
  'studente.azienda':
    'datore di lavoro | per chi lavora | dove lavora | mandato da | chi lo manda | chi paga il corso | da che azienda viene',
  'studente.docente': 'chi insegna | chi gli insegna | chi le insegna | con chi fa lezione',
  'studente.frequenza':
    'percentuale di frequenza | quanto ha frequentato | percentuale di presenze | quanto viene | quanto è stato presente | quanto frequenta | quanto è presente | quanto è venuto | quanto è venuta | viene sempre | messo con le presenze | messa con le presenze | viene a lezione | viene poco | è sempre presente | quanto è stata presente',
  'studente.ore': 'ore ha fatto | ore ha frequentato | ore seguite',
  'studente.attestato': 'prende l’attestato | avrà l’attestato | ha l’attestato | prenderà l’attestato',
  'studente.dovuto': 'quanto costa a lui | quota di iscrizione | quota del corso | quanto deve in tutto',
  'studente.versato':
    'ha pagato | ha versato | quanto ha versato | hanno versato | quanto ha pagato | ha dato | versato finora | già versato | già pagato | quanto ha dato',
  'studente.saldo':
    'da pagare | deve pagare | quanto deve | mi deve | quanto mi deve | deve darmi | ancora pagare | deve ancora pagare | manca da pagare | quanto manca | deve saldare | quanto gli manca | in arretrato | ha pagato tutto | pagato tutto | ha saldato | saldato tutto | finito di pagare | ha finito di pagare | a posto con i pagamenti | in regola con i pagamenti | in pari | in pari con i pagamenti | quanto ci deve | quanto deve ancora | quanto deve dare | resto da pagare | resta da versare | manca da versare | deve versare',
  'studente.stato=programmato': 'devono iniziare | iscritti che devono partire',
  'studente.stato=sospeso':
    'prende una pausa | fa una pausa | mettilo in pausa | mettila in pausa | per ora si ferma | si ferma | si prende una pausa | si ferma per un po’ | si è fermato | si è fermata | congelato',
  'studente.stato=completato': 'ha terminato il corso | ha concluso | completati | hanno finito | finiti',
  'studente.stato=in_lista': 'in lista | aspettano un posto | aspetta un posto | aspetta posto',
  corso: 'modulo | posti liberi | percorsi | moduli | formazione',
  'corso.durata': 'monte ore | ore in tutto | quante ore',
  'corso.docente': 'chi lo tiene | chi insegna | tiene | chi lo fa | con chi | con chi si fa | chi fa lezione',
  'corso.prezzo': 'quanto si paga | viene',
  'corso.max_studenti':
    'max students | numero massimo | quanti ci stanno | quanti posti ha | studenti al massimo | massimo di studenti | massimo studenti | massimo',
  'corso.soglia': 'presenza minima',
  'corso.aula': 'dove si fa | in che aula | in quale aula | dove si tiene | dove lo facciamo',
  'corso.programma': 'cosa si impara | cosa si studia | cosa comprende | di cosa tratta | cosa insegniamo',
  'corso.studenti': 'quanti iscritti | quanti studenti | quanta gente | quante persone',
  'corso.posti_liberi':
    'posti rimasti | posti liberi | posti disponibili | quanti posti restano | posti restano liberi | posti rimangono liberi | posti rimangono | posti sono rimasti | posti ci sono ancora | posti sono liberi | posti ancora liberi | posti che restano | c’è posto | c’è ancora posto | vuoto | vuoti | ancora posto | ci sono posti | posti ancora | quanti posti mancano | posto',
  'corso.ricavo': 'incasso previsto | quanto incassiamo | quanto rende | quanto ci porta',
  'corso.ore_svolte':
    'ore già fatte | quante ore abbiamo fatto | ore di lezione fatte | ore tenute | ore abbiamo fatto | a che punto è | a che punto siamo',
  'corso.ore_restanti':
    'ore mancano | ore restano | ore rimangono | ore ancora da fare | ore da fare | quante ore mancano | ore mancano per finire | ore mancano alla fine | ore rimaste',
  'corso.ore_mancanti':
    'ore da mettere in calendario | ore da fissare | ore senza data | ore fuori calendario | quante ore dobbiamo programmare',
  'corso.inizio': 'parte il | quando parte | quando comincia | data di inizio | partenza | che parte | quando si parte | data di partenza',
  'corso.fine': 'quando finisce | data di fine | si conclude | quando termina',
  'corso.prossima': 'prossima lezione | quando è la prossima lezione | prossimo incontro',
  'corso.voto_medio': 'media dei voti | voto medio | la media | com’è la media | che media ha | voti in media',
  'corso.stato=attivo':
    'attivi | aperti | aperto | che stiamo facendo | in svolgimento | di nuovo attivo | riparte | è ripartito | riprende | è ripreso | è cominciato | fai partire | facciamo partire | fallo partire | dai il via | diamo il via | lo facciamo partire | ripartiamo con | ricomincia | è ricominciato',
  'corso.stato=programmato':
    'devono ancora partire | deve ancora partire | da partire | futuri | deve partire | non ancora partito | in arrivo | che parte',
  'corso.stato=sospeso': 'bloccato | congelato | interrotto',
  'corso.stato=completato': 'completati | conclusi | finiti | terminati | è finito',
  'corso.stato=annullato': 'non parte | non parte più | non si fa | non si fa più | non lo facciamo',
  docente: 'teacher | docenti | prof | professoressa | maestro | formatori | istruttore | istruttrice | formatrice | relatrice | maestra',
  'docente.specializzazione':
    'cosa insegna | che materia | di cosa si occupa | specializzato | specializzata | specializzato in | specializzata in | esperto di | esperta di',
  'docente.esperienza': 'anni di esperienza | anni di insegnamento | da quanto insegna | da quanti anni insegna | quanta esperienza',
  'docente.valutazione':
    'com’è giudicato | quanto è bravo | voto dei corsisti | come lo valutano | voto medio | quanto piace | amato | apprezzato | gradito | amata | recensioni | che voti ha preso | voti ha preso | voto medio dei corsisti | com’è valutato | che valutazione ha | com’è valutata',
  lezione: 'lezioni di oggi | incontri | aula | appuntamento | sessione | giornata di corso',
  'lezione.makes': 'mettimi una lezione | nuova lezione | fissa una lezione',
  'lezione.argomento':
    'di cosa si parla | cosa si fa | cosa facciamo | di cosa parla | di cosa tratta | di che parla | cosa si vede | cosa vediamo | cosa spiega | che argomento c’è | di che si parla',
  'lezione.ora': 'a che ora comincia | a che ora è',
  'lezione.docente': 'chi fa lezione | chi la tiene | chi tiene | chi insegna | chi c’è in cattedra | chi la fa',
  'lezione.svolto': 'cosa si è fatto | cosa abbiamo fatto | cosa hanno fatto',
  'lezione.stato=programmata': 'programmate | previste | in agenda | da svolgere | ancora da svolgere | da tenere',
  'lezione.stato=svolta':
    'da firmare | da far firmare | fatte | non ancora firmate | si è svolta | si è tenuta | l’abbiamo fatta | è stata fatta | è finita',
  'lezione.stato=da_recuperare':
    'la recuperiamo | recuperiamo | da rifare | salta | è saltata | niente lezione | si recupera | la rifacciamo | è saltata la lezione | da recuperare | rimandiamo | rinviamo | si rimanda | la rimandiamo',
  'lezione.stato=annullata': 'non si tiene | non la facciamo | è annullata | è stata annullata | è cancellata | cancellate',
  presenza: 'foglio firme | ritardi',
  'presenza.makes':
    'segnala assente | segna in ritardo | segna che è assente | segna che manca | metti assente | metti presente | metti in ritardo | metti assenza | mettilo assente | mettila assente | segnalo presente | segnala presente | segna assenza | segna un’assenza | è assente | era assente | è mancato a lezione | è mancata a lezione | è mancato alla lezione | è mancata alla lezione | era assente alla lezione | era assente a lezione | non c’era a lezione | non c’era alla lezione | non viene | non è venuto | non è venuta | non c’era | non ci sarà | non viene a lezione | non si è presentato | non si è presentata | è arrivato in ritardo | è arrivata in ritardo | è arrivato tardi | ha saltato la lezione | giustifica',
  attestato: 'attestati da rilasciare',
  'attestato.stato=da_rilasciare': 'pronto | da dare | ancora consegnare | da firmare | preparati',
  'attestato.stato=rilasciato': 'consegnati | dati',
  versamento: 'acconto | incasso | incassi | soldi entrati | entrate | pagamenti degli studenti | caparra | retta',
  'versamento.makes':
    'ha versato | ha dato | segna un versamento | registra un versamento | registra un pagamento | segna un pagamento | ha pagato la rata',
  'versamento.data': 'quando ha pagato | quando ha versato | data del pagamento | data del versamento',
  'versamento.importo':
    'quanto abbiamo incassato | ha portato | hanno portato | quanti soldi | ha fruttato | versato | abbiamo incassato | è stato versato | entrato | pagato | incassi',
  giudizio:
    'pareri | commenti | voti ai docenti | commenti sulle lezioni | giudizi sulle lezioni | valutazioni delle lezioni | voti dagli allievi | voti dai corsisti | voti dagli studenti | voti degli allievi | voti dei corsisti',
  aula: 'laboratori | lavagna',
  'aula.posti':
    'quanti ci stanno | quanto è grande | quanti posti ha | posti a sedere | banchi | sedie | quanti banchi | quante sedie | quanta gente ci sta | tiene',
  'aula.attrezzatura': 'che attrezzatura | che computer | quanti computer | com’è attrezzata',
  chiusura:
    'aula occupata | chiusure | bloccata | occupata | lavori in aula | aula chiusa | chiusura dell’aula | quando è chiusa l’aula | quali giorni è chiusa | quando è chiusa',
  'metric.studenti_attivi': 'quanti studenti | quanti iscritti | quanti allievi',
  'metric.posti_liberi': 'posti rimasti | quanti posti ci sono | quanti posti liberi | posti disponibili',
  'metric.lezioni_oggi': 'quante lezioni oggi',
  'metric.ricavo_corsi': 'quanto incassiamo | entrate dei corsi',
  'metric.corsi_attivi': 'corsi in corso | quanti corsi',
  'metric.riempimento': 'quanto sono pieni i corsi',
  'metric.frequenza': 'quanti vengono | frequenza alle lezioni | frequenza media | quanto vengono | percentuale di presenze',
  'metric.da_rilasciare':
    'attestati pronti | diplomi da consegnare | attestati da consegnare | attestati dobbiamo dare | attestati dobbiamo ancora dare | attestati dobbiamo consegnare | attestati dobbiamo ancora consegnare | attestati dobbiamo rilasciare | attestati da rilasciare',
  'metric.da_preparare':
    'attestati da fare | chi aspetta l’attestato | attestati dobbiamo fare | attestati devo fare | attestati dobbiamo preparare',
  'metric.esito_positivo': 'quanti passano',
  'metric.abbandono': 'quanti mollano | percentuale di abbandono | tasso di abbandono',
  'metric.da_incassare':
    'quote da pagare | quanto ci devono | rate non pagate | totale da incassare | quanto dobbiamo incassare | soldi da incassare | insoluti | ancora da incassare',
  'metric.valutazioni': 'questionari raccolti | giudizi ricevuti',
  'action.attestati_classe':
    'fai gli attestati | preparami gli attestati | prepara gli attestati di | prepara attestato | preparali tutti | fai i diplomi | prepara i diplomi | fai i certificati | prepara i certificati | fai il diploma | certificati | diplomi',
  'action.attestati_scelti':
    'fai gli attestati | preparami gli attestati | prepara gli attestati di | prepara attestato | preparali tutti | fai i diplomi | prepara i diplomi | fai i certificati | prepara i certificati | fai il diploma | certificati | diplomi',
  'action.programma_lezioni':
    'fai il calendario | metti le lezioni | orario del corso | metti in calendario le lezioni | programma le lezioni | calendario delle lezioni | metti le lezioni in calendario | fai le lezioni | pianifica le lezioni | genera le lezioni',
  'action.iscrivi_altrove':
    'fa anche un altro corso | torna per un corso | iscrivi anche al corso | iscrivi anche | iscrivi a un secondo corso | vuole fare anche | iscrivilo anche | iscrivila anche | fa anche',
  'action.tutti_presenti': 'tutti presenti | segna presenti tutti | metti tutti presenti | sono tutti presenti',
}
