// Made from the OpenAPI document by `npm run api:types`.

export interface paths {
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads what every visitor may know of the settings
         * @description Reads what every visitor may know of the settings. Needs no sign-in.
         */
        get: operations["Settings.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Streams what changes, and the progress of the user’s own work, as server-sent events
         * @description Streams what changes, and the progress of the user’s own work, as server-sent events. For everybody who is signed in.
         */
        get: operations["Events.open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the personas that the user may write as
         * @description Lists the personas that the user may write as. For everybody who is signed in.
         */
        get: operations["Personas.list"];
        put?: never;
        /**
         * Creates a persona
         * @description Creates a persona. For administrators.
         */
        post: operations["Personas.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/personas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the personas as one document
         * @description Lists the personas as one document. For administrators.
         */
        get: operations["Personas.configuration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a persona; what is left out stays
         * @description Changes a persona; what is left out stays. For administrators.
         */
        put: operations["Personas.change"];
        post?: never;
        /**
         * Deletes a persona that no active user has
         * @description Deletes a persona that no active user has. For administrators.
         */
        delete: operations["Personas.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personas/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has one paragraph written in a persona’s voice, and saves nothing
         * @description Has one paragraph written in a persona’s voice, and saves nothing. For administrators.
         */
        post: operations["Personas.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personas/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the changes of a persona, newest first, also of one that is deleted
         * @description Lists the changes of a persona, newest first, also of one that is deleted. For administrators.
         */
        get: operations["Personas.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personas/{id}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a persona as its author sees it
         * @description Reads a persona as its author sees it. For everybody who is signed in.
         */
        get: operations["Profile.read"];
        /**
         * Changes a persona as its author may
         * @description Changes a persona as its author may. For everybody who is signed in.
         */
        put: operations["Profile.change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the categories
         * @description Lists the categories. For everybody who is signed in.
         */
        get: operations["Editorial.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the categories as the document that is saved whole
         * @description Lists the categories as the document that is saved whole. For everybody who is signed in.
         */
        get: operations["Editorial.configuration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/editorial-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the editorial rules in force, or those of an earlier revision
         * @description Reads the editorial rules in force, or those of an earlier revision. For administrators.
         */
        get: operations["Editorial.editorialRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the categories, the users or the editorial rules as a whole document
         * @description Saves the categories, the users or the editorial rules as a whole document. For administrators.
         */
        post: operations["Configuration.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/editorial-rules/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings the editorial rules of an earlier revision back
         * @description Brings the editorial rules of an earlier revision back. For administrators.
         */
        post: operations["Configuration.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/{type}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the changes of a document of the configuration, newest first
         * @description Lists the changes of a document of the configuration, newest first. For administrators.
         */
        get: operations["Configuration.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topic-generator/weekly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the batches of topic ideas, newest first
         * @description Lists the batches of topic ideas, newest first. For everybody who is signed in.
         */
        get: operations["Topics.weekly"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topic-generator/custom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the ideas that were asked for with a prompt, newest first
         * @description Lists the ideas that were asked for with a prompt, newest first. For everybody who is signed in.
         */
        get: operations["Topics.custom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topic-generator/generate-weekly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has a batch of topic ideas made
         * @description Has a batch of topic ideas made. For everybody who is signed in.
         */
        post: operations["Topics.generateWeekly"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topic-generator/generate-custom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has one topic idea made from a prompt
         * @description Has one topic idea made from a prompt. For everybody who is signed in.
         */
        post: operations["Topics.generateCustom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topic-generator/idea/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a topic idea
         * @description Reads a topic idea. For everybody who is signed in.
         */
        get: operations["Topics.idea"];
        put?: never;
        post?: never;
        /**
         * Deletes a topic idea
         * @description Deletes a topic idea. For everybody who is signed in.
         */
        delete: operations["Topics.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the research sources, by group
         * @description Lists the research sources, by group. For administrators.
         */
        get: operations["ResearchSources.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Converts a document (.docx, .odt, .md, .html or .txt) to markdown and stores nothing
         * @description Converts a document (.docx, .odt, .md, .html or .txt) to markdown and stores nothing. For everybody who is signed in.
         */
        post: operations["Documents.convert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the text of a page, or of a PDF, .docx or .odt file, that an article may rest on: of an address, or of the bytes of a file
         * @description Reads the text of a page, or of a PDF, .docx or .odt file, that an article may rest on: of an address, or of the bytes of a file. For everybody who is signed in.
         */
        post: operations["Sources.read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts the articles that the user may see, as a whole and by week
         * @description Counts the articles that the user may see, as a whole and by week. For everybody who is signed in.
         */
        get: operations["Stats.stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a text that need not be saved
         * @description Checks a text that need not be saved. For everybody who is signed in.
         */
        post: operations["Checking.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/check-inputs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads what the checks of an article need, for those who run them where the text is written
         * @description Reads what the checks of an article need, for those who run them where the text is written. For everybody who is signed in.
         */
        get: operations["Checking.inputs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/findings/dismissed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the dismissed findings of an article, which are not shown
         * @description Lists the dismissed findings of an article, which are not shown. For everybody who is signed in.
         */
        get: operations["Checking.dismissed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/findings/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismisses a finding that is a guess, with a reason
         * @description Dismisses a finding that is a guess, with a reason. For everybody who is signed in.
         */
        post: operations["Checking.dismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/findings/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the dismissal of a finding back
         * @description Takes the dismissal of a finding back. For everybody who is signed in.
         */
        post: operations["Checking.reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the packages that the promotions of an article have frozen
         * @description Lists the packages that the promotions of an article have frozen. For everybody who is signed in.
         */
        get: operations["Packages.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/rule-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks a revision of an article under the rules that it was saved under, or those in force
         * @description Checks a revision of an article under the rules that it was saved under, or those in force. For everybody who is signed in.
         */
        get: operations["Packages.ruleReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists who has opened which revision of an article for review
         * @description Lists who has opened which revision of an article for review. For everybody who is signed in.
         */
        get: operations["Reviews.list"];
        put?: never;
        /**
         * Puts on record that the user has opened a revision for review
         * @description Puts on record that the user has opened a revision for review. For everybody who is signed in.
         */
        post: operations["Reviews.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/editorial-rules/impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells what other editorial rules would change in the newest articles, and saves nothing
         * @description Tells what other editorial rules would change in the newest articles, and saves nothing. For administrators.
         */
        post: operations["RulesImpact.impact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the articles that the user may see, newest first
         * @description Lists the articles that the user may see, newest first. For everybody who is signed in.
         */
        get: operations["Articles.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the articles that the user may see, newest first, as `articles`
         * @description Lists the articles that the user may see, newest first, as `articles`. For everybody who is signed in.
         */
        get: operations["Articles.drafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an article with its text, its pictures, its captions and its rule report
         * @description Reads an article with its text, its pictures, its captions and its rule report. For everybody who is signed in.
         */
        get: operations["Articles.get"];
        put?: never;
        post?: never;
        /**
         * Deletes an article; its history stays
         * @description Deletes an article; its history stays. For everybody who is signed in.
         */
        delete: operations["Articles.delete"];
        options?: never;
        head?: never;
        /**
         * Changes the title or the text of an article, or promotes it
         * @description Changes the title or the text of an article, or promotes it. For everybody who is signed in.
         */
        patch: operations["Articles.edit"];
        trace?: never;
    };
    "/api/articles/drafts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the changes of an article, newest first
         * @description Lists the changes of an article, newest first. For everybody who is signed in.
         */
        get: operations["History.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/history/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an article as it stood after a revision, with the events around it
         * @description Reads an article as it stood after a revision, with the events around it. For everybody who is signed in.
         */
        get: operations["History.revision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/origins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells for each part of the text who or what wrote it
         * @description Tells for each part of the text who or what wrote it. For everybody who is signed in.
         */
        get: operations["History.origins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an article the title and the text of an earlier revision
         * @description Gives an article the title and the text of an earlier revision. For everybody who is signed in.
         */
        post: operations["History.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the imports, newest first
         * @description Lists the imports, newest first. For administrators.
         */
        get: operations["Imports.list"];
        put?: never;
        /**
         * Takes a file of an archive and reads it; nothing comes in before it is started
         * @description Takes a file of an archive and reads it; nothing comes in before it is started. For administrators.
         */
        post: operations["Imports.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an import: what was found, and how far it is
         * @description Reads an import: what was found, and how far it is. For administrators.
         */
        get: operations["Imports.one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the items of a file, in its order
         * @description Lists the items of a file, in its order. For administrators.
         */
        get: operations["Imports.itemsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Says which personas and categories stand for the names in the file
         * @description Says which personas and categories stand for the names in the file. For administrators.
         */
        put: operations["Imports.map"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has the items come in
         * @description Has the items come in. For administrators.
         */
        post: operations["Imports.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops an import; what has come by then stays
         * @description Stops an import; what has come by then stays. For administrators.
         */
        post: operations["Imports.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has an article written, or its outline first
         * @description Has an article written, or its outline first. For everybody who is signed in.
         */
        post: operations["Generation.generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/generate-flexible-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has up to twenty articles written, spread evenly over personas and categories
         * @description Has up to twenty articles written, spread evenly over personas and categories. For everybody who is signed in.
         */
        post: operations["Generation.generateBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the progress of the batch that was asked for with an `Idempotency-Key`
         * @description Reads the progress of the batch that was asked for with an `Idempotency-Key`. For everybody who is signed in.
         */
        get: operations["Generation.batchByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the progress of a batch
         * @description Reads the progress of a batch. For everybody who is signed in.
         */
        get: operations["Generation.batch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/weekly-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts what the author has had written this week
         * @description Counts what the author has had written this week. For authors.
         */
        get: operations["Generation.weeklyCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the user’s generations that are going on or wait for a person
         * @description Lists the user’s generations that are going on or wait for a person. For everybody who is signed in.
         */
        get: operations["Generations.open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads how far a generation is
         * @description Reads how far a generation is. For everybody who is signed in.
         */
        get: operations["Generations.generation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generations/{id}/outline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves an outline, as it is or changed, and has the article written
         * @description Approves an outline, as it is or changed, and has the article written. For everybody who is signed in.
         */
        post: operations["Generations.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generations/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has a generation that failed go on where it broke off
         * @description Has a generation that failed go on where it broke off. For everybody who is signed in.
         */
        post: operations["Generations.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generations/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a generation that is not finished
         * @description Cancels a generation that is not finished. For everybody who is signed in.
         */
        post: operations["Generations.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads what a model was asked for a revision, or would be asked today
         * @description Reads what a model was asked for a revision, or would be asked today. For administrators.
         */
        get: operations["Prompts.prompt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what was proposed to change in an article, newest first
         * @description Lists what was proposed to change in an article, newest first. For everybody who is signed in.
         */
        get: operations["Proposals.list"];
        put?: never;
        /**
         * Has a model propose another passage or titles
         * @description Has a model propose another passage or titles. For everybody who is signed in.
         */
        post: operations["Proposals.offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/proposals/{proposalId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a proposal into the text, as a whole or in part
         * @description Takes a proposal into the text, as a whole or in part. For everybody who is signed in.
         */
        post: operations["Proposals.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/proposals/{proposalId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rejects a proposal, as a whole or in part
         * @description Rejects a proposal, as a whole or in part. For everybody who is signed in.
         */
        post: operations["Proposals.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/generate-for-article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has header images made for a promoted article
         * @description Has header images made for a promoted article. For everybody who is signed in.
         */
        post: operations["Images.generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/test-regenerate/{articleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has new header images made for a promoted article
         * @description Has new header images made for a promoted article. For everybody who is signed in.
         */
        post: operations["Images.regenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/download-proxy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Downloads a picture through the server, converted if need be
         * @description Downloads a picture through the server, converted if need be. For everybody who is signed in.
         */
        post: operations["Images.download"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/earlier/{articleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the earlier sets of an article’s header images
         * @description Lists the earlier sets of an article’s header images. For everybody who is signed in.
         */
        get: operations["Images.earlierSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the bytes of a picture
         * @description Reads the bytes of a picture. For everybody who is signed in, and for scripts with a token of the scope `articles:read`.
         */
        get: operations["Images.image"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/{id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the bytes of a small form of a picture
         * @description Reads the bytes of a small form of a picture. For everybody who is signed in, and for scripts with a token of the scope `articles:read`.
         */
        get: operations["Images.thumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-generator/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has social captions written for a promoted article
         * @description Has social captions written for a promoted article. For everybody who is signed in.
         */
        post: operations["Captions.generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-generator/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves a caption, with exactly the words that were read
         * @description Approves a caption, with exactly the words that were read. For everybody who is signed in.
         */
        post: operations["Captions.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-generator/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What readers are told of who wrote a caption, as the house’s rules want it
         * @description What readers are told of who wrote a caption, as the house’s rules want it. For everybody who is signed in.
         */
        get: operations["Captions.labels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scheduler/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads when the weekly jobs run, and with what
         * @description Reads when the weekly jobs run, and with what. For administrators.
         */
        get: operations["Scheduler.status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scheduler/toggle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches the weekly article job on or off
         * @description Switches the weekly article job on or off. For administrators.
         */
        post: operations["Scheduler.toggle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scheduler/trigger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a run of the article job now
         * @description Starts a run of the article job now. For administrators.
         */
        post: operations["Scheduler.trigger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scheduler/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Switches the notifications of runs on or off
         * @description Switches the notifications of runs on or off. For administrators.
         */
        patch: operations["Scheduler.configure"];
        trace?: never;
    };
    "/api/scheduler/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the scheduled runs, newest first, with what failed
         * @description Lists the scheduled runs, newest first, with what failed. For administrators.
         */
        get: operations["Scheduler.runs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test message through each channel
         * @description Sends a test message through each channel. For administrators.
         */
        post: operations["Notifications.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages that were sent, newest first, with their errors
         * @description Lists the messages that were sent, newest first, with their errors. For administrators.
         */
        get: operations["Notifications.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists every change, newest first: who, what, when, on what
         * @description Lists every change, newest first: who, what, when, on what. For administrators, and for scripts with a token of the scope `audit:read`.
         */
        get: operations["Audit.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists who did what last: one line for all that a request or run did of one kind
         * @description Lists who did what last: one line for all that a request or run did of one kind. For administrators, and for scripts with a token of the scope `audit:read`.
         */
        get: operations["Audit.recent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports the audit log as a file
         * @description Exports the audit log as a file. For administrators, and for scripts with a token of the scope `audit:read`.
         */
        get: operations["Audit.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/checkpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the checkpoints of the record, newest first
         * @description Lists the checkpoints of the record, newest first. For administrators, and for scripts with a token of the scope `audit:read`.
         */
        get: operations["Record.checkpoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/checkpoints/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the latest checkpoint as a signed note
         * @description Reads the latest checkpoint as a signed note. For administrators, and for scripts with a token of the scope `audit:read`.
         */
        get: operations["Record.latest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/consistency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Proves that a later record begins with an earlier one
         * @description Proves that a later record begins with an earlier one. For administrators, and for scripts with a token of the scope `audit:read`.
         */
        get: operations["Record.consistency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads what the last verification of the record found
         * @description Reads what the last verification of the record found. For administrators, and for scripts with a token of the scope `audit:read`.
         */
        get: operations["Record.verification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the key by which checkpoints are verified
         * @description Reads the key by which checkpoints are verified. For administrators, and for scripts with a token of the scope `audit:read`.
         */
        get: operations["Record.key"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Packs the evidence of an article: its events, proofs, and a verifier
         * @description Packs the evidence of an article: its events, proofs, and a verifier. For administrators.
         */
        get: operations["Evidence.ofArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Packs the evidence of a period: its events, proofs, and a verifier
         * @description Packs the evidence of a period: its events, proofs, and a verifier. For administrators, and for scripts with a token of the scope `audit:read`.
         */
        get: operations["Evidence.ofPeriod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes a change that the audit log shows, or tells what undoing it would change
         * @description Undoes a change that the audit log shows, or tells what undoing it would change. For administrators.
         */
        post: operations["Undo.run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the webhooks, without their secrets
         * @description Lists the webhooks, without their secrets. For administrators.
         */
        get: operations["Webhooks.list"];
        put?: never;
        /**
         * Adds a webhook and tells its secret, once
         * @description Adds a webhook and tells its secret, once. For administrators.
         */
        post: operations["Webhooks.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a webhook, or switches it on or off
         * @description Changes a webhook, or switches it on or off. For administrators.
         */
        put: operations["Webhooks.change"];
        post?: never;
        /**
         * Removes a webhook
         * @description Removes a webhook. For administrators.
         */
        delete: operations["Webhooks.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a webhook a new secret and tells it, once
         * @description Gives a webhook a new secret and tells it, once. For administrators.
         */
        post: operations["Webhooks.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test message to a webhook
         * @description Sends a test message to a webhook. For administrators.
         */
        post: operations["Webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what was sent to a webhook, newest first, with what it answered
         * @description Lists what was sent to a webhook, newest first, with what it answered. For administrators.
         */
        get: operations["Webhooks.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{delivery}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message to a webhook again
         * @description Sends a message to a webhook again. For administrators.
         */
        post: operations["Webhooks.redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the sites that promoted articles are sent to, without their credentials
         * @description Lists the sites that promoted articles are sent to, without their credentials. For administrators.
         */
        get: operations["Sites.list"];
        put?: never;
        /**
         * Adds a site
         * @description Adds a site. For administrators.
         */
        post: operations["Sites.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a site. New credentials want a proof
         * @description Changes a site. New credentials want a proof. For administrators.
         */
        put: operations["Sites.change"];
        post?: never;
        /**
         * Removes a site. What was sent to it stays there
         * @description Removes a site. What was sent to it stays there. For administrators.
         */
        delete: operations["Sites.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Looks whether a site could be sent articles: connection, sign-in, rights and clock
         * @description Looks whether a site could be sent articles: connection, sign-in, rights and clock. For administrators.
         */
        post: operations["Sites.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what was sent to a site, newest first, with what it answered
         * @description Lists what was sent to a site, newest first, with what it answered. For administrators.
         */
        get: operations["Sites.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites/{id}/deliveries/{delivery}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a site what a delivery is about again, as it is now
         * @description Sends a site what a delivery is about again, as it is now. For administrators.
         */
        post: operations["Sites.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/lineage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells what an article comes from, and what came of it
         * @description Tells what an article comes from, and what came of it. For everybody who is signed in.
         */
        get: operations["Lineage.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells what becomes of drafts, and what they cost
         * @description Tells what becomes of drafts, and what they cost. For administrators.
         */
        get: operations["Quality.quality"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the user who is signed in
         * @description Reads the user who is signed in. For everybody who is signed in, also with a temporary password, also without a second factor that the house requires.
         */
        get: operations["Auth.currentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/ways-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads what lets people in
         * @description Reads what lets people in. Needs no sign-in.
         */
        get: operations["Auth.waysIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a user in with a name and a password, and sets the session’s cookie, or asks for the second step
         * @description Signs a user in with a name and a password, and sets the session’s cookie, or asks for the second step. Needs no sign-in.
         */
        post: operations["Auth.signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session, if there is one
         * @description Ends the session, if there is one. Needs no sign-in.
         */
        post: operations["Auth.signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes one’s own password and ends all other sessions
         * @description Changes one’s own password and ends all other sessions. For everybody who is signed in, also with a temporary password, also without a second factor that the house requires.
         */
        post: operations["Auth.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/methods/sign-on/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to link an account: the browser goes to the address, and comes back to the profile
         * @description Begins to link an account: the browser goes to the address, and comes back to the profile. For everybody who is signed in.
         */
        post: operations["LinkedSignOn.link"];
        /**
         * Unlinks an account. Sessions that it has opened end
         * @description Unlinks an account. Sessions that it has opened end. For everybody who is signed in.
         */
        delete: operations["LinkedSignOn.unlink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells what the user signs in by
         * @description Tells what the user signs in by. For everybody who is signed in, also without a second factor that the house requires.
         */
        get: operations["Methods.methods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/methods/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the secret of an authenticator app, which is on after its first code
         * @description Makes the secret of an authenticator app, which is on after its first code. For everybody who is signed in, also without a second factor that the house requires.
         */
        post: operations["Methods.begin"];
        /**
         * Turns the authenticator app off, and with the last second factor the recovery codes
         * @description Turns the authenticator app off, and with the last second factor the recovery codes. For everybody who is signed in, also without a second factor that the house requires.
         */
        delete: operations["Methods.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/methods/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns the authenticator app on that shows this code, and tells the recovery codes, once
         * @description Turns the authenticator app on that shows this code, and tells the recovery codes, once. For everybody who is signed in, also without a second factor that the house requires.
         */
        post: operations["Methods.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/methods/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives new recovery codes and tells them, once; the old ones end
         * @description Gives new recovery codes and tells them, once; the old ones end. For everybody who is signed in, also without a second factor that the house requires.
         */
        post: operations["Methods.renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/methods/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes what a browser asks an authenticator for a new passkey by
         * @description Makes what a browser asks an authenticator for a new passkey by. For everybody who is signed in, also without a second factor that the house requires.
         */
        post: operations["OwnPasskeys.options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/methods/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the passkey that an authenticator made; the first one brings recovery codes, told once
         * @description Adds the passkey that an authenticator made; the first one brings recovery codes, told once. For everybody who is signed in, also without a second factor that the house requires.
         */
        post: operations["OwnPasskeys.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/methods/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a passkey, and with the last second factor the recovery codes
         * @description Removes a passkey, and with the last second factor the recovery codes. For everybody who is signed in, also without a second factor that the house requires.
         */
        delete: operations["OwnPasskeys.remove"];
        options?: never;
        head?: never;
        /**
         * Gives a passkey another name
         * @description Gives a passkey another name. For everybody who is signed in, also without a second factor that the house requires.
         */
        patch: operations["OwnPasskeys.rename"];
        trace?: never;
    };
    "/api/auth/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes what a browser asks for a passkey by, to sign in or to prove once more who one is
         * @description Makes what a browser asks for a passkey by, to sign in or to prove once more who one is. Needs no sign-in.
         */
        post: operations["PasskeySignIn.options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in by a passkey, which is both factors, and sets the session’s cookie
         * @description Signs in by a passkey, which is both factors, and sets the session’s cookie. Needs no sign-in.
         */
        post: operations["PasskeySignIn.signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a sign-in that waits for its second step, by a code of the app, a recovery code or a passkey
         * @description Ends a sign-in that waits for its second step, by a code of the app, a recovery code or a passkey. Needs no sign-in.
         */
        post: operations["SecondStep.secondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows once more that it is the user, which counts for 15 minutes
         * @description Shows once more that it is the user, which counts for 15 minutes. For everybody who is signed in, also without a second factor that the house requires.
         */
        post: operations["SecondStep.prove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists where the user is signed in
         * @description Lists where the user is signed in. For everybody who is signed in, also without a second factor that the house requires.
         */
        get: operations["Sessions.list"];
        put?: never;
        post?: never;
        /**
         * Ends all of the user’s sessions but this one, at once and everywhere
         * @description Ends all of the user’s sessions but this one, at once and everywhere. For everybody who is signed in, also without a second factor that the house requires.
         */
        delete: operations["Sessions.endOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one of the user’s sessions, at once and everywhere
         * @description Ends one of the user’s sessions, at once and everywhere. For everybody who is signed in, also without a second factor that the house requires.
         */
        delete: operations["Sessions.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/security/sign-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the providers of the house’s own sign-on, without secrets
         * @description Lists the providers of the house’s own sign-on, without secrets. For administrators.
         */
        get: operations["SignOnSettings.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/security/sign-on/{provider}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks a provider of the house’s own sign-on what it says of itself, and compares clocks
         * @description Asks a provider of the house’s own sign-on what it says of itself, and compares clocks. For administrators.
         */
        post: operations["SignOnSettings.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the active users
         * @description Lists the active users. For administrators.
         */
        get: operations["Users.active"];
        put?: never;
        /**
         * Adds a user
         * @description Adds a user. For administrators.
         */
        post: operations["Users.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all users, those who are deactivated included
         * @description Lists all users, those who are deactivated included. For administrators.
         */
        get: operations["Users.all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a user, or brings one back who is deactivated
         * @description Changes a user, or brings one back who is deactivated. For administrators.
         */
        put: operations["Users.change"];
        post?: never;
        /**
         * Deactivates a user and ends all sessions
         * @description Deactivates a user and ends all sessions. For administrators.
         */
        delete: operations["Users.deactivate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a user a temporary password and tells it, once
         * @description Gives a user a temporary password and tells it, once. For administrators.
         */
        post: operations["Users.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/reset-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes all that a user signs in by, ends all sessions and tells a temporary password, once
         * @description Removes all that a user signs in by, ends all sessions and tells a temporary password, once. For administrators.
         */
        post: operations["Users.resetSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a link by which a user links an account of the house’s own sign-on, and tells it, once
         * @description Makes a link by which a user links an account of the house’s own sign-on, and tells it, once. For administrators.
         */
        post: operations["Users.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the access tokens, without their secrets
         * @description Lists the access tokens, without their secrets. For administrators.
         */
        get: operations["AccessTokens.list"];
        put?: never;
        /**
         * Creates an access token and tells its secret, once
         * @description Creates an access token and tells its secret, once. For administrators.
         */
        post: operations["AccessTokens.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes an access token at once
         * @description Revokes an access token at once. For administrators.
         */
        delete: operations["AccessTokens.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credentials/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells which certificate signs Content Credentials
         * @description Tells which certificate signs Content Credentials. For administrators.
         */
        get: operations["Credentials.certificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credentials/root.pem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the root that the desk made for its certificate: the house publishes it for others to trust
         * @description Reads the root that the desk made for its certificate: the house publishes it for others to trust. For administrators.
         */
        get: operations["Credentials.root"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credentials/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks the Content Credentials of a file and stores nothing
         * @description Checks the Content Credentials of a file and stores nothing. For everybody who is signed in.
         */
        post: operations["Credentials.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the promoted articles with their texts, oldest promotion first
         * @description Lists the promoted articles with their texts, oldest promotion first. For everybody who is signed in, and for scripts with a token of the scope `articles:read`.
         */
        get: operations["Published.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/published/feed.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the promoted articles as a JSON Feed
         * @description Reads the promoted articles as a JSON Feed. For everybody who is signed in, and for scripts with a token of the scope `articles:read`.
         */
        get: operations["Published.json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/published/feed.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the promoted articles as a feed of Atom
         * @description Reads the promoted articles as a feed of Atom. For everybody who is signed in, and for scripts with a token of the scope `articles:read`.
         */
        get: operations["Published.atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/published/feed.rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the promoted articles as a feed of RSS
         * @description Reads the promoted articles as a feed of RSS. For everybody who is signed in, and for scripts with a token of the scope `articles:read`.
         */
        get: operations["Published.rss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the promoted articles as a feed, by an address with a secret in it: `{secret}.json`, `.atom` or `.rss`
         * @description Reads the promoted articles as a feed, by an address with a secret in it: `{secret}.json`, `.atom` or `.rss`. Needs no sign-in.
         */
        get: operations["Feed.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{token}/images/{image}/{seal}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a picture of a promoted article, by the address that a feed with a secret gives it
         * @description Reads a picture of a promoted article, by the address that a feed with a secret gives it. Needs no sign-in.
         */
        get: operations["Feed.picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/packages/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a package: what was promoted, by whom, and what it rests on
         * @description Reads a package: what was promoted, by whom, and what it rests on. For everybody who is signed in.
         */
        get: operations["Package.one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/published/{id}/{number}/manifest.c2pa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the manifest (C2PA) of a package, which is about the bytes of its markdown file
         * @description Reads the manifest (C2PA) of a package, which is about the bytes of its markdown file. For everybody who is signed in, and for scripts with a token of the scope `articles:read`.
         */
        get: operations["Package.manifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/drafts/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads a text of an article as a file
         * @description Downloads a text of an article as a file. For everybody who is signed in.
         */
        get: operations["Download.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        SignOnAnswer: {
            id: string;
            /** @description As on the button. */
            name: string;
        };
        SettingsAnswer: {
            brandName: string;
            /** @description The brand’s three hashtags. */
            hashtags: string[];
            insightsUrl: string;
            /** @description True when the demo writer is used instead of a model. */
            demo: boolean;
            /** @description True when there is a web search, and articles and ideas are looked up. */
            research: boolean;
            /**
             * @description `single`: an article is written by one request, and nothing is looked up for it unless its outline is wanted first.
             * @enum {string}
             */
            pipeline: "full" | "single";
            /** @description Time zone of both weekly jobs and the weekly limit. */
            timeZone: string;
            /** @description The name that passkeys belong to: pages at another one can use none. Null where there can be none. */
            passkeyHost: string | null;
            /** @description The providers of the house’s own sign-on. */
            signOn: components["schemas"]["SignOnAnswer"][];
        };
        PersonaAnswer: {
            id: string;
            name: string;
            aboutMe: string;
            writingStyle: string;
            context: string;
            tone_pillars: string[];
            writingAngle: string;
            expertise: string;
            /** @description Ids of content categories. */
            categories: string[];
            revision: number;
        };
        PersonasAnswer: {
            personas: components["schemas"]["PersonaAnswer"][];
        };
        CreatePersonaBody: {
            /** @description Ignored. */
            id?: string | null;
            name: string;
            aboutMe: string;
            writingStyle?: string;
            context?: string;
            tone_pillars?: string[];
            writingAngle?: string;
            expertise?: string;
            /** @description Ids of content categories. */
            categories?: string[];
        };
        OnePersonaAnswer: {
            success: boolean;
            persona: components["schemas"]["PersonaAnswer"];
        };
        ChangePersonaBody: {
            /** @description Must match the id in the address. */
            id?: string;
            name?: string;
            aboutMe?: string;
            writingStyle?: string;
            context?: string;
            tone_pillars?: string[];
            writingAngle?: string;
            expertise?: string;
            /** @description Ids of content categories. */
            categories?: string[];
        };
        VoiceAnswer: {
            /** @description One paragraph in the persona's voice. It isn't stored. */
            paragraph: string;
            /** @description `openai` or `demo`. */
            provider: string;
        };
        AuditActor: {
            /** @enum {string} */
            kind: "user" | "scheduler" | "system";
            id: string | null;
            name: string;
            /** @enum {string|null} */
            role: "admin" | "author" | null;
        };
        AuditSubject: {
            kind: string;
            id: string;
            /** @description The title at that time. */
            title: string | null;
        };
        ChangedField: {
            field: string;
            from: (string | number | boolean | unknown[] | {
                [key: string]: unknown;
            }) | null;
            to: (string | number | boolean | unknown[] | {
                [key: string]: unknown;
            }) | null;
        };
        ChangeEvent: {
            revision: number;
            /** @description The event’s type. */
            type: string;
            /** Format: date-time */
            at: string;
            actor: components["schemas"]["AuditActor"];
            subject: components["schemas"]["AuditSubject"];
            /** @description A sentence for the user. */
            summary: string;
            changes: components["schemas"]["ChangedField"][];
        };
        ChangeHistoryAnswer: {
            /** @description Newest first, without gaps. */
            events: components["schemas"]["ChangeEvent"][];
            /** @description Null on the last page. */
            nextCursor: string | null;
        };
        ProfileCategory: {
            id: string;
            name: string;
            color: string;
        };
        ProfileAnswer: {
            /** @description The persona's `aboutMe`. */
            description: string;
            writingStyle: string;
            expertise: string;
            tonePillars: string[];
            categories: components["schemas"]["ProfileCategory"][];
            writingAngle: string;
        };
        ProfileBody: {
            description: string;
            writingStyle?: string;
            expertise?: string;
        };
        CategoryAnswer: {
            /** @description Slug; stays when the name changes. */
            id: string;
            name: string;
            description: string;
            /** @description Hex, such as #6366f1. */
            color: string;
        };
        CategoriesAnswer: {
            categories: components["schemas"]["CategoryAnswer"][];
        };
        RulesAnswer: {
            format_and_quality_standards: {
                length: {
                    min_words: number;
                    max_words: number;
                    preferred_range: string;
                    note: string;
                };
                must_include_at_least_one_of: string[];
            };
            do_not: string[];
            /** @description The house’s severity of each check, by its id. */
            checks?: {
                [key: string]: "block" | "warn" | "info" | "off";
            };
            terms?: string[];
            risky_claims?: string[];
            required_blocks?: {
                name: string;
                text: string;
            }[];
            machine_tone?: {
                phrase: string;
                weight: number;
            }[];
            abbreviations?: string[];
            do: string[];
            tone_and_voice: {
                background: {
                    description: string;
                    platform_scope: string;
                    editorial_mission: string;
                };
                overall_tone: {
                    [key: string]: string;
                };
            };
            topic_inspiration: {
                approach: string;
                content_principles: string;
                current_events_guidance: string;
                angle_development: string;
                category_specific_guidance: string[];
            };
            article_generation_schedule: {
                total_articles_per_week: number;
                articles_per_persona: number;
                /** @enum {string} */
                run_day: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
                distribution_strategy: string;
            };
            /**
             * @description How articles are to be spelled.
             * @enum {string}
             */
            spelling?: "american" | "british";
            /** @description What blocks a promotion. */
            promotion?: {
                blocking: string[];
                secondPerson: boolean;
                maxUntouchedAiShare: number | null;
            };
            /** @description Content Credentials of what leaves the desk; without it, nothing is signed. */
            credentials?: {
                sign: boolean;
                /** @enum {string} */
                markdown?: "beside" | "inside" | "off";
                /** @enum {string} */
                label?: "always" | "when-not-reviewed" | "never";
                /** @enum {string} */
                icon?: "none" | "eu-basic";
                namesOfEditors?: boolean;
                responsible?: {
                    name: string;
                    role: string;
                    contact: string;
                } | null;
                policy?: string;
            };
            /** @description How people sign in, and what asks again. */
            security?: {
                /**
                 * @default nobody
                 * @enum {string}
                 */
                secondFactor: "nobody" | "administrators" | "everybody";
                from?: string;
                /** @default 720 */
                idleMinutes: number;
                /** @default 30 */
                maxDays: number;
                /** @default false */
                signOnOnly: boolean;
                /** @default false */
                proofForOverride: boolean;
            };
        };
        SaveConfigurationBody: {
            /** @enum {string} */
            configType: "categories" | "users" | "editorial-rules";
            /** @description JSON text: the bare list, or the object that the matching GET returns. For categories, the whole list. */
            content: string;
        };
        ConfigurationChanges: {
            created: number;
            updated: number;
            removed: number;
        };
        SavedConfigurationAnswer: {
            success: boolean;
            message: string;
            changes: components["schemas"]["ConfigurationChanges"];
        };
        RestoreRulesBody: {
            revision: number;
        };
        IdeaFinding: {
            url: string;
            title: string;
            /** @description The day it is from, such as `2026-11-02`. */
            date: string;
            /**
             * Format: date-time
             * @description When it was searched.
             */
            at: string;
        };
        TopicSource: {
            name: string;
            url: string;
        };
        TokenCount: {
            input: number;
            output: number;
            /** @description Those of the input that the provider had kept from an earlier call; not there where it doesn’t say. */
            cached?: number;
        };
        IdeaProvenance: {
            /** @description `openai` or `demo`. */
            provider: string;
            model: string;
            promptVersion: string;
            /** @description SHA-256 of the prompt, in hex. */
            promptHash: string;
            rulesRevision: number;
            /** @description Null when the provider reports no counts. */
            tokens: components["schemas"]["TokenCount"] | null;
            durationMs: number;
            /** @description The first answer could not be used whole. */
            askedAgain: boolean;
        };
        IdeaArticle: {
            id: string;
            title: string;
        };
        TopicIdea: {
            id: string;
            /** @description Counted from 1, never reused. */
            number: number;
            /** @enum {string} */
            type: "weekly" | "custom";
            title: string;
            angle: string;
            /** @description Why the market should care. */
            relevance: string;
            /** @description What the relevance was checked by; null: it was not checked. */
            found: components["schemas"]["IdeaFinding"] | null;
            /** @description Names of the research sources. */
            sources: string[];
            /** @description The same sources with their addresses. */
            researchSources: components["schemas"]["TopicSource"][];
            /** @description Keys of topic categories. */
            categories: ("luxury-assets" | "collectibles" | "market-intel" | "watches" | "cars" | "handbags" | "sports-memorabilia" | "trading-cards" | "art" | "coins" | "comics" | "jewelry" | "spirits")[];
            /** @description What may be wrong with it, in sentences. It hinders nothing. */
            marks: string[];
            /** @description The prompt; null if there was none. */
            prompt: string | null;
            /** Format: date-time */
            createdAt: string;
            provenance: components["schemas"]["IdeaProvenance"];
            /** @description Articles the user can see, newest first. */
            articles: components["schemas"]["IdeaArticle"][];
        };
        Missing: {
            /** @description Why, in a sentence for people. */
            reason: string;
        };
        TopicBatch: {
            id: string;
            /** Format: date-time */
            createdAt: string;
            ideas: components["schemas"]["TopicIdea"][];
            /** @description What the batch falls short of. */
            missing: components["schemas"]["Missing"][];
        };
        TopicBatchAnswer: {
            batch: components["schemas"]["TopicBatch"];
        };
        CustomIdeaBody: {
            /** @description Leave it empty for any topic. */
            prompt?: string;
        };
        TopicIdeaAnswer: {
            idea: components["schemas"]["TopicIdea"];
        };
        IdeaDeleted: {
            success: boolean;
        };
        ResearchSourceAnswer: {
            /** @description The number a model uses for it. */
            number: number;
            name: string;
            url: string;
            group: string;
            /** @description Keys of the topic categories it covers. */
            categories: ("luxury-assets" | "collectibles" | "market-intel" | "watches" | "cars" | "handbags" | "sports-memorabilia" | "trading-cards" | "art" | "coins" | "comics" | "jewelry" | "spirits")[];
        };
        ResearchSourcesAnswer: {
            sources: components["schemas"]["ResearchSourceAnswer"][];
            /** @description Names of the groups, in order. */
            groups: string[];
        };
        DocumentLoss: {
            /**
             * @description What did not come along as it was; `tracked-change` is taken as accepted, `merged-cells` and `columns` are set apart.
             * @enum {string}
             */
            kind: "image" | "embed" | "player" | "form" | "drawing" | "formula" | "columns" | "merged-cells" | "comment" | "tracked-change" | "hidden" | "footnote";
            count: number;
        };
        ConvertedDocument: {
            /** @description Empty where the document tells none. */
            title: string;
            markdown: string;
            losses: components["schemas"]["DocumentLoss"][];
        };
        ReadSourceBody: {
            /** @description A public http or https address. */
            url: string;
            /** @description Everything that the page has, and not the part alone that it is there for. */
            whole?: boolean;
        };
        SourceDate: {
            /** @enum {string} */
            kind: "published" | "updated" | "event";
            /** @description `2024-05-03`, or `2024-05` where no day is told. */
            date: string;
            /**
             * @description Where the page says so: in its metadata, in its JSON-LD or microdata, in an element for times, or in words that are seen.
             * @enum {string}
             */
            from: "metadata" | "data" | "time" | "words";
        };
        SourceFact: {
            /** @description Such as `price`. */
            name: string;
            value: string;
        };
        SourceThing: {
            /** @enum {string} */
            kind: "product" | "offer" | "article" | "event";
            facts: components["schemas"]["SourceFact"][];
        };
        SourceLeftOut: {
            /**
             * @description `consent` asks for consent to cookies, `related` tells of other things, `around` is navigation, asides and footers, `hidden` is not shown at first, `rest` was taken for no part of the article, `cut` is beyond 20,000 characters.
             * @enum {string}
             */
            kind: "struck-out" | "consent" | "related" | "around" | "hidden" | "rest" | "cut";
            words: number;
            /** @description Its beginning, in one line; 200 characters at most. */
            excerpt: string;
        };
        SourcePage: {
            /** @description Counted from 1, whatever is printed on it. */
            number: number;
            /** @description In UTF-16 units of the text. */
            start: number;
            /** @description Not included. */
            end: number;
        };
        SourceText: {
            /** @description The page’s title, or its server’s name when it has none. */
            title: string;
            /** @description Paragraphs, with an empty line between two; 20,000 characters at most. What the page tells in its data, and its dates, stand at the end. */
            text: string;
            /** @description Words of the text. */
            words: number;
            /** @description SHA-256 of the text in UTF-8, in hexadecimal digits. */
            hash: string;
            /** Format: date-time */
            fetchedAt: string;
            /** @description True where everything was asked for. */
            whole?: boolean;
            /** @description Left out when the page tells none. */
            dates?: components["schemas"]["SourceDate"][];
            /** @description Left out when the page has no such data. */
            things?: components["schemas"]["SourceThing"][];
            /** @description Left out when everything is in the text. */
            leftOut?: components["schemas"]["SourceLeftOut"][];
            /** @description Of a PDF: a form feed stands in the text between each two pages. */
            pages?: components["schemas"]["SourcePage"][];
        };
        WeekStats: {
            /**
             * Format: date-time
             * @description Monday 00:00 in the schedule’s time zone, with its offset.
             */
            weekStart: string;
            generated: number;
            /** @description Of the published articles, those whose last promotion was in that week. */
            promoted: number;
        };
        Stats: {
            total: number;
            drafts: number;
            /** @description Promoted, or published elsewhere. */
            published: number;
            /** @description The last 12 weeks, oldest first. */
            weeks: components["schemas"]["WeekStats"][];
        };
        CheckArticleBody: {
            title: string;
            /** @description Markdown. It is checked with line feeds, as it would be saved; spans are of what is sent. */
            content: string;
            /** @description Whose voice the text should have. */
            personaId?: string;
            /** @description The article that the text is of. */
            articleId?: string;
        };
        FindingSpan: {
            /** @description In UTF-16 units of the content. */
            start: number;
            end: number;
            quote: string;
        };
        ArticleFinding: {
            /**
             * @description The check’s id.
             * @enum {string}
             */
            rule: "length" | "section-budget" | "outline-points" | "heading-tree" | "must-include" | "do-not" | "terms" | "risky-claims" | "promises" | "required-blocks" | "figures-have-source" | "citations-resolve" | "quotations-exist" | "numbers-from-sources" | "figures-agree" | "names-from-sources" | "review" | "reading-level" | "sentence-variety" | "repetition" | "machine-tone" | "stock-phrases" | "complete-ending" | "chatter" | "too-close" | "voice" | "links-and-images" | "caption-rules";
            name: string;
            /** @enum {string} */
            verdict: "pass" | "fail" | "not-checked";
            /**
             * @description Why nothing was checked. What could not be checked stands in the way as a failure does.
             * @enum {string}
             */
            reason?: "nothing-to-check" | "left-to-a-person" | "could-not-be-checked";
            /** @enum {string} */
            severity: "block" | "warn" | "info";
            /** @enum {string} */
            kind: "certain" | "guess";
            /** @description What was measured. */
            value: number | null;
            /** @description The bound it was held against. */
            limit: number | null;
            /** @description Passages of the content; none for the title or the whole. */
            spans: components["schemas"]["FindingSpan"][];
            message: string;
            /** @description To put in the place of the first passage, or to add. */
            suggestion: string | null;
            /** @enum {string} */
            fix: "auto" | "model" | "person";
        };
        FindingCountsAnswer: {
            block: number;
            warn: number;
            info: number;
            notChecked: number;
        };
        CheckedArticle: {
            findings: components["schemas"]["ArticleFinding"][];
            /** @description What stands in the way by severity, and what was not checked. */
            counts: components["schemas"]["FindingCountsAnswer"];
            rulesRevision: number;
        };
        CheckRulesAnswer: {
            format_and_quality_standards: {
                length: {
                    min_words: number;
                    max_words: number;
                    preferred_range: string;
                    note: string;
                };
                must_include_at_least_one_of: string[];
            };
            do_not: string[];
            /** @description The house’s severity of each check, by its id. */
            checks?: {
                [key: string]: "block" | "warn" | "info" | "off";
            };
            terms?: string[];
            risky_claims?: string[];
            required_blocks?: {
                name: string;
                text: string;
            }[];
            machine_tone?: {
                phrase: string;
                weight: number;
            }[];
            abbreviations?: string[];
        };
        CheckSource: {
            /** @description As it is cited, without brackets: `s1`. */
            id: string;
            title: string;
            text: string;
            url?: string;
        };
        ReviewClaim: {
            /** @description Stood in the draft, here without its markdown. */
            quotation: string;
            /** @description The sources that the statement cited: `s1`. */
            cites: string[];
            /** @enum {string} */
            kind: "supported" | "overstated" | "contradicted" | "not-in-source" | "from-memory" | "invented" | "inconsistent" | "vague";
            /** @description As it is cited: `s1`. */
            source: string | null;
            /** @description Stands in that source. */
            passage: string | null;
            /** @description The passage of the draft that it does not agree with. */
            other: string | null;
            /** @description What would mend it, by the model; may be empty. */
            fix: string;
        };
        CheckCaptions: {
            captions: string[];
            brandTags: string[];
            link: string;
        };
        DismissedPassage: {
            /** @enum {string} */
            rule: "length" | "section-budget" | "outline-points" | "heading-tree" | "must-include" | "do-not" | "terms" | "risky-claims" | "promises" | "required-blocks" | "figures-have-source" | "citations-resolve" | "quotations-exist" | "numbers-from-sources" | "figures-agree" | "names-from-sources" | "review" | "reading-level" | "sentence-variety" | "repetition" | "machine-tone" | "stock-phrases" | "complete-ending" | "chatter" | "too-close" | "voice" | "links-and-images" | "caption-rules";
            /** @description The passage; empty for a finding about the whole text. */
            quote: string;
        };
        CheckInputs: {
            rules: components["schemas"]["CheckRulesAnswer"];
            /** @description Left out where nobody knows which there were. */
            sources?: components["schemas"]["CheckSource"][];
            /** @description What people asked the model for, in their own words. */
            asked?: string[];
            /** @description Left out where no model read the draft. */
            claims?: components["schemas"]["ReviewClaim"][];
            /** @description Addresses in the saved text that the model wrote without having been given them. */
            madeUpAddresses: string[];
            captions: components["schemas"]["CheckCaptions"];
            /** @description The guesses that were dismissed, the latest first. */
            dismissals: components["schemas"]["DismissedPassage"][];
        };
        DismissedFinding: {
            /** @enum {string} */
            rule: "length" | "section-budget" | "outline-points" | "heading-tree" | "must-include" | "do-not" | "terms" | "risky-claims" | "promises" | "required-blocks" | "figures-have-source" | "citations-resolve" | "quotations-exist" | "numbers-from-sources" | "figures-agree" | "names-from-sources" | "review" | "reading-level" | "sentence-variety" | "repetition" | "machine-tone" | "stock-phrases" | "complete-ending" | "chatter" | "too-close" | "voice" | "links-and-images" | "caption-rules";
            /** @description The passage; empty for a finding about the whole text. */
            quote: string;
            /** @description The check’s name. */
            name: string;
        };
        DismissedFindingsAnswer: {
            /** @description The latest first. */
            dismissals: components["schemas"]["DismissedFinding"][];
        };
        DismissFindingBody: {
            /**
             * @description The check’s id.
             * @enum {string}
             */
            rule: "length" | "section-budget" | "outline-points" | "heading-tree" | "must-include" | "do-not" | "terms" | "risky-claims" | "promises" | "required-blocks" | "figures-have-source" | "citations-resolve" | "quotations-exist" | "numbers-from-sources" | "figures-agree" | "names-from-sources" | "review" | "reading-level" | "sentence-variety" | "repetition" | "machine-tone" | "stock-phrases" | "complete-ending" | "chatter" | "too-close" | "voice" | "links-and-images" | "caption-rules";
            /** @description The passage; empty for a finding about the whole text. */
            quote: string;
            reason?: string;
        };
        ArticleRuleCheck: {
            rule: string;
            /** @enum {string} */
            status: "pass" | "fail" | "review";
            detail: string;
        };
        ArticleRuleReport: {
            passed: boolean;
            rulesRevision: number;
            checks: components["schemas"]["ArticleRuleCheck"][];
            /** @description What the checks find in this text, without the guesses that were dismissed. Left out where they are not known yet: in the answer to a save while others save, too, and in the answer to a read while several wait for checks. */
            findings?: components["schemas"]["ArticleFinding"][];
        };
        ArticleProvenance: {
            /** @description `openai` or `demo`. */
            provider: string;
            model: string;
            promptVersion: string;
            /** @description SHA-256 of the prompt, in hex. */
            promptHash: string;
            rulesRevision: number;
            /** @description Null when the provider reports no counts. */
            tokens: components["schemas"]["TokenCount"] | null;
            durationMs: number;
            personaRevision: number;
            customPrompt: string | null;
            /** @description Rules that the first draft broke, if it was revised. */
            revisedFor: string[];
            /** @description The topic idea the article is based on. */
            ideaId: string | null;
        };
        ImportedFrom: {
            /** @description Id of the import. */
            importId: string;
            /**
             * @description `desk` for a download of a desk like this one.
             * @enum {string}
             */
            system: "wordpress" | "ghost" | "markdown" | "html" | "document" | "desk";
            /** @description Its address, or the name of the file where no address is told. */
            site: string;
            /** @description Of the item there. */
            id: string;
            url: string | null;
            /** @description The name there. */
            author: string | null;
            /**
             * Format: date-time
             * @description Null for what was never published.
             */
            publishedAt: string | null;
            /** Format: date-time */
            modifiedAt: string | null;
            /** @description SHA-256 of the file, in hex. */
            fileHash: string;
            /** @description SHA-256 of title, text and summary as the file has them, in hex. */
            itemHash: string;
        };
        KnownPassage: {
            /** @description The words of the article. */
            quotation: string;
            /** @description The words of the source. */
            passage: string;
        };
        CitedSource: {
            /** @description As it is cited, without brackets: `s1`. */
            id: string;
            /** @description Null for a text that was pasted. */
            url: string | null;
            title: string;
            /** @description SHA-256 of its text in UTF-8, in hexadecimal digits. */
            hash: string;
            /**
             * Format: date-time
             * @description Older articles don’t say, nor when it is from.
             */
            readAt?: string;
            /** @description What the page tells of when it is from. */
            dates?: components["schemas"]["SourceDate"][];
            /** @description What of the article’s first text it was found to say. A footnote quotes the passages whose words still stand beside its marker. */
            passages?: components["schemas"]["KnownPassage"][];
        };
        BroughtCredentials: {
            /**
             * @description `valid`: nothing was changed since it was signed. `trusted`: and a known authority vouches for who signed.
             * @enum {string}
             */
            state: "trusted" | "valid" | "invalid" | "unreadable";
            /** @description As its certificate says; null unless valid or trusted. */
            signer: string | null;
            /** @description How the picture was made, as a term of the IPTC; null unless valid or trusted. */
            sourceType: string | null;
            /** @description SHA-256 of the manifest store as it came, in hex; null where there is no whole one. */
            storeSha256: string | null;
        };
        ArticleImage: {
            id: string;
            /**
             * @description Found by the search, drawn, or brought by an import.
             * @enum {string}
             */
            type: "search" | "ai" | "archive";
            url: string;
            thumbnailUrl: string;
            title: string;
            source: string;
            creator: string | null;
            /** @description Such as `CC BY 4.0`; null for a drawn image. */
            licence: string | null;
            licenceUrl: string | null;
            sourcePage: string | null;
            /** @description Article revision the image was made from. */
            articleRevision: number;
            /** @description The Content Credentials that it brought along; left out where there were none. */
            broughtCredentials?: components["schemas"]["BroughtCredentials"];
            /** @description Package it is of: what was promoted when it was made. */
            package: number | null;
        };
        CaptionMark: {
            /** @description Which caption, counted from 0. */
            caption: number;
            /** @description A sentence for people. */
            message: string;
        };
        CaptionApproval: {
            /** @description Which caption, counted from 0. */
            caption: number;
            /** @description The name of who approved it, at that time. */
            by: string;
            /** Format: date-time */
            at: string;
        };
        ArticleSite: {
            siteId: string;
            /** @description Its name. */
            site: string;
            /** @enum {string} */
            kind: "wordpress" | "ghost" | "folder";
            /**
             * @description Of the last message. Changed there: somebody has changed or deleted the post on the site, and a person decides.
             * @enum {string}
             */
            state: "sent" | "waiting" | "failed" | "changed-there";
            /** @description What went wrong, or what the site left out. */
            error: string | null;
            /** @description The message, for sending it again. */
            deliveryId: string | null;
            /** @description The post’s id there; null before it was sent. */
            remoteId: string | null;
            url: string | null;
            /**
             * @description As it was sent last.
             * @enum {string|null}
             */
            post: "draft" | "published" | "withdrawn" | null;
            /** @description Number of the package it shows. */
            package: number | null;
            /**
             * Format: date-time
             * @description When it was sent last.
             */
            at: string | null;
        };
        Article: {
            id: string;
            title: string;
            /** @description Current name; empty for an imported article without a persona. */
            persona: string;
            personaId: string;
            /** @description Current name; empty for an imported article without a category. */
            category: string;
            categoryId: string;
            /** @description The user who requested it; null for the scheduler. */
            authorId: string | null;
            /**
             * @description `elsewhere`: it was imported, and is published, but not from here.
             * @enum {string}
             */
            status: "draft" | "promoted" | "elsewhere";
            /**
             * Format: date-time
             * @description When it was generated; of an imported article, published.
             */
            timestamp: string;
            /** Format: date-time */
            updatedAt: string;
            wordCount: number;
            revision: number;
            /** @description A person changed the title or the text. */
            edited: boolean;
            /** @description It came from an archive. */
            imported: boolean;
            imageCount: number;
            captionCount: number;
            /** @description Number of the package that is promoted; null for a draft. */
            package: number | null;
            /** @description Title, text or summary are others than those that were promoted. */
            changedSincePromotion: boolean;
            /** @description Markdown, without the title. */
            content: string;
            /** @description The last revision that changed the title or the text. */
            textRevision: number;
            /** @description For this text, under the rules in force when it was saved. */
            ruleReport: components["schemas"]["ArticleRuleReport"];
            /** @description Null for what was imported. */
            provenance: components["schemas"]["ArticleProvenance"] | null;
            /** @description Null for what began here. */
            importedFrom: components["schemas"]["ImportedFrom"] | null;
            /** @description How it came to be; null for articles of older versions. */
            generationId: string | null;
            /** @description What search engines and feeds show. */
            summary: string | null;
            /** @description What the text cites as `[s1]`, and so on. */
            sources: components["schemas"]["CitedSource"][];
            headerImages: components["schemas"]["ArticleImage"][];
            socialCaptions: string[];
            captionMarks: components["schemas"]["CaptionMark"][];
            /** @description Of each caption whose words a person has approved; the model wrote them after the review. */
            captionApprovals: components["schemas"]["CaptionApproval"][];
            /** @description Captions that were asked for with the others and could not be used. */
            captionsMissing: components["schemas"]["Missing"][];
            /** @description Article revision each caption was made from. */
            captionRevisions: number[];
            /** @description The earliest article revision a caption was made from; null if there are none. */
            captionsRevision: number | null;
            /** @description Package they are of; null if there are none. */
            captionsPackage: number | null;
            /**
             * Format: date-time
             * @description When the captions were made; null if there are none.
             */
            captionsGeneratedAt: string | null;
            /** @description `openai` or `demo`; null if there are none. */
            captionsProvider: string | null;
            /** @description Site builders that it was sent to, and what is there. */
            sites: components["schemas"]["ArticleSite"][];
        };
        OneArticle: {
            success: boolean;
            article: components["schemas"]["Article"];
        };
        FindingBody: {
            /**
             * @description The check’s id.
             * @enum {string}
             */
            rule: "length" | "section-budget" | "outline-points" | "heading-tree" | "must-include" | "do-not" | "terms" | "risky-claims" | "promises" | "required-blocks" | "figures-have-source" | "citations-resolve" | "quotations-exist" | "numbers-from-sources" | "figures-agree" | "names-from-sources" | "review" | "reading-level" | "sentence-variety" | "repetition" | "machine-tone" | "stock-phrases" | "complete-ending" | "chatter" | "too-close" | "voice" | "links-and-images" | "caption-rules";
            /** @description The passage; empty for a finding about the whole text. */
            quote: string;
        };
        HistoryActor: {
            /** @enum {string} */
            kind: "user" | "scheduler" | "system";
            id: string | null;
            /** @description The name at that time. */
            name: string;
            /** @enum {string|null} */
            role: "admin" | "author" | null;
        };
        PackageOrigins: {
            words: number;
            /** @description Words of the model. */
            ai: number;
            /** @description Words of people. */
            person: number;
            blocks: number;
            /** @description Blocks of the model that nobody changed. */
            untouchedBlocks: number;
            /** @description Words that came from an archive; older packages don’t say. */
            imported?: number;
        };
        PackageSource: {
            title: string;
            url: string;
        };
        PackageOverride: {
            /** @description The check’s id, or `second-person`. */
            rule: string;
            name: string;
            message: string;
            reason: string;
        };
        PackageReview: {
            /** @description Revision of the article that was shown. */
            revision: number;
            /** Format: date-time */
            at: string;
            by: components["schemas"]["HistoryActor"];
        };
        PackageAnswer: {
            number: number;
            /** @description Revision of the article that was promoted. */
            revision: number;
            /** @description SHA-256 of `{"content":…,"title":…}` in RFC 8785 form, in hex. */
            contentHash: string;
            /** Format: date-time */
            at: string;
            by: components["schemas"]["HistoryActor"];
            /** @description Of the rules in force at the promotion. */
            rulesRevision: number;
            /** @description Null for an imported article. */
            personaRevision: number | null;
            /** @description Null if that was not counted. */
            origins: components["schemas"]["PackageOrigins"] | null;
            /** @description What the text links to. */
            sources: components["schemas"]["PackageSource"][];
            /** @description What the text cites as `[s1]`, and so on, as first cited. */
            cited: components["schemas"]["CitedSource"][];
            overrides: components["schemas"]["PackageOverride"][];
            statement: string | null;
            /** @description Who opened this text for review before it was promoted, oldest first. */
            reviews: components["schemas"]["PackageReview"][];
            /** @description It is what is promoted now. */
            current: boolean;
            /** @description False for one from before promotions froze packages: it is made from what is known. */
            frozen: boolean;
        };
        PackagesAnswer: {
            /** @description Newest first, the last hundred. */
            packages: components["schemas"]["PackageAnswer"][];
        };
        ReviewAnswer: {
            /** @description Revision of the article that was shown. */
            revision: number;
            /** Format: date-time */
            at: string;
            by: components["schemas"]["HistoryActor"];
            /** @description Title and text are still those that were shown. */
            current: boolean;
        };
        ReviewsAnswer: {
            /** @description Newest first, the last hundred. */
            reviews: components["schemas"]["ReviewAnswer"][];
        };
        RulesImpactBody: {
            /** @description JSON text of the rules document, as it would be saved. */
            content: string;
        };
        ImpactFinding: {
            /** @description The check’s id. */
            rule: string;
            name: string;
            message: string;
        };
        ArticleImpact: {
            id: string;
            title: string;
            /**
             * @description `elsewhere`: it was imported, and is published, but not from here.
             * @enum {string}
             */
            status: "draft" | "promoted" | "elsewhere";
            /** @description Ids of the checks. */
            checks: string[];
            /** @description What each of the checks finds, or found. */
            findings: components["schemas"]["ImpactFinding"][];
        };
        RulesImpact: {
            /** @description How many of the last articles were looked at: 200, or as many as there is time for. */
            articles: number;
            /** @description Articles that would fail a check that they pass. */
            newlyFailing: components["schemas"]["ArticleImpact"][];
            /** @description Articles that would pass a check that they fail. */
            newlyPassing: components["schemas"]["ArticleImpact"][];
        };
        OriginTotals: {
            words: number;
            /** @description Words of the model. */
            ai: number;
            /** @description Words of people. */
            person: number;
            /** @description Words that came from an archive. */
            imported: number;
            blocks: number;
            untouchedBlocks: number;
        };
        ListedArticle: {
            id: string;
            title: string;
            /** @description Current name; empty for an imported article without a persona. */
            persona: string;
            personaId: string;
            /** @description Current name; empty for an imported article without a category. */
            category: string;
            categoryId: string;
            /** @description The user who requested it; null for the scheduler. */
            authorId: string | null;
            /**
             * @description `elsewhere`: it was imported, and is published, but not from here.
             * @enum {string}
             */
            status: "draft" | "promoted" | "elsewhere";
            /**
             * Format: date-time
             * @description When it was generated; of an imported article, published.
             */
            timestamp: string;
            /** Format: date-time */
            updatedAt: string;
            wordCount: number;
            revision: number;
            /** @description A person changed the title or the text. */
            edited: boolean;
            /** @description It came from an archive. */
            imported: boolean;
            imageCount: number;
            captionCount: number;
            /** @description Number of the package that is promoted; null for a draft. */
            package: number | null;
            /** @description Title, text or summary are others than those that were promoted. */
            changedSincePromotion: boolean;
            /** @description Whose words the text is made of; null until they are counted. */
            origins: components["schemas"]["OriginTotals"] | null;
        };
        ArticlePage: {
            total: number;
            /** @description There are more than `total`: what is searched is counted up to 1,000 articles. */
            totalIsLowerBound: boolean;
            /** @description Null on the last page. */
            nextCursor: string | null;
            items: components["schemas"]["ListedArticle"][];
        };
        DraftPage: {
            total: number;
            /** @description There are more than `total`: what is searched is counted up to 1,000 articles. */
            totalIsLowerBound: boolean;
            /** @description Null on the last page. */
            nextCursor: string | null;
            articles: components["schemas"]["ListedArticle"][];
        };
        PromotionOverride: {
            /** @description Why; it stays on record. */
            reason: string;
        };
        EditArticleBody: {
            title?: string;
            /** @description Markdown. Content Credentials that stand in the text are left out. */
            content?: string;
            /** @description For search engines and feeds, which show 155 characters; null or empty for none. */
            summary?: string | null;
            /** @enum {string} */
            status?: "draft" | "promoted";
            /** @description Of who promotes; frozen with what is promoted. */
            statement?: string;
            /** @description Administrators: promotes in spite of what blocks it. */
            override?: components["schemas"]["PromotionOverride"];
        };
        Done: {
            success: boolean;
        };
        HistoryChange: {
            /** @description `title`, `content`, `summary` or `status`. */
            field: string;
            from?: string | null;
            to?: string | null;
            wordsAdded?: number;
            wordsRemoved?: number;
        };
        PackageDelivery: {
            siteId: string;
            /** @description Its name, as it was then. */
            site: string;
            remoteId: string;
            url: string;
            /** @enum {string} */
            state: "draft" | "published" | "withdrawn";
            /** Format: date-time */
            at: string;
        };
        HistoryEvent: {
            revision: number;
            /** @description The event’s type. */
            type: string;
            /** Format: date-time */
            at: string;
            actor: components["schemas"]["HistoryActor"];
            /** @description A sentence for the user. */
            summary: string;
            changes: components["schemas"]["HistoryChange"][];
            /** @description Of a promotion: site builders that were given the package, oldest first; left out where there are none. */
            sites?: components["schemas"]["PackageDelivery"][];
        };
        HistoryPage: {
            /** @description Newest first, without gaps. */
            events: components["schemas"]["HistoryEvent"][];
            /** @description Null on the last page. */
            nextCursor: string | null;
        };
        PromptInForce: {
            version: string;
            /** @description SHA-256 of the prompt, in hex. */
            hash: string;
        };
        RevisionContext: {
            /** @description The name at that time; empty for none. */
            persona: string;
            /** @description Null where there is no persona. */
            personaRevision: number | null;
            /** @description The name at that time. */
            category: string;
            rulesRevision: number;
            /** @description Of the proposal that the revision took over, else the one that the first text was written by; null where that was imported. */
            prompt: components["schemas"]["PromptInForce"] | null;
            /** @description What has changed since. The prompt: what would be asked today. */
            changedSince: ("persona" | "category" | "rules" | "prompt")[];
        };
        ArticleAtRevision: {
            success: boolean;
            article: components["schemas"]["Article"];
            context: components["schemas"]["RevisionContext"];
        };
        WriterAnswer: {
            /**
             * @description `import`: the words came from an archive; who or what wrote them there is not known here.
             * @enum {string}
             */
            kind: "ai" | "user" | "import";
            /** @description Of a user. */
            id: string | null;
            /** @description The person’s name at that time, the model’s, or the name and year that an archive tells. */
            name: string;
            /** @description Of a model; `demo` for the demo writer. */
            provider: string | null;
            model: string | null;
        };
        PersonOfOrigin: {
            id: string | null;
            /** @description The name at that time. */
            name: string;
        };
        OriginSpan: {
            /** @description In UTF-16 units. */
            start: number;
            end: number;
            by: components["schemas"]["WriterAnswer"];
            /** @description The revision that these words came with. */
            revision: number;
            /** Format: date-time */
            at: string;
            /** @description Of an accepted proposal. */
            proposalId?: string;
            /** @description Who accepted it. */
            acceptedBy?: components["schemas"]["PersonOfOrigin"];
        };
        TitleOrigins: {
            /** @description They join to the title. */
            spans: components["schemas"]["OriginSpan"][];
        };
        OriginBlock: {
            /** @enum {string} */
            kind: "heading" | "paragraph" | "list" | "quotation" | "table" | "code";
            /** @description In UTF-16 units of the content. */
            start: number;
            end: number;
            /** @enum {string} */
            origin: "ai" | "person" | "imported" | "mixed";
            /** @description Of the model, and nobody has changed anything in it. */
            untouched: boolean;
            words: number;
        };
        OriginsOfArticle: {
            revision: number;
            title: components["schemas"]["TitleOrigins"];
            blocks: components["schemas"]["OriginBlock"][];
            /** @description They join to the content. */
            spans: components["schemas"]["OriginSpan"][];
            totals: components["schemas"]["OriginTotals"];
        };
        RestoreBody: {
            /** @description The revision whose title and text become current again. */
            revision: number;
        };
        ImportMapping: {
            /** @description Ids of personas, or null for none, by the names of authors there. */
            authors: {
                [key: string]: string | null;
            };
            /** @description Ids of categories, or null for none, by the names of categories and tags there. */
            categories: {
                [key: string]: string | null;
            };
            /**
             * @description What published items become: drafts, or articles published elsewhere. Drafts there stay drafts.
             * @enum {string}
             */
            status: "draft" | "elsewhere";
            /** @description Whether the first three pictures of each article are fetched and become its header images. Default false. */
            fetchImages?: boolean;
        };
        ItemCounts: {
            total: number;
            willCreate: number;
            willUpdate: number;
            unchanged: number;
            leftOut: number;
            /** @description Changed there, and edited or deleted here: they stay as they are. */
            conflicts: number;
            /** @description Done by now. */
            created: number;
            /** @description Done by now. */
            updated: number;
            failed: number;
        };
        ImportLoss: {
            /** @description What does not come along, such as `image` or `shortcode`. */
            kind: string;
            count: number;
        };
        ImportAnswer: {
            id: string;
            fileName: string;
            /** @enum {string} */
            kind: "wordpress" | "ghost" | "markdown" | "html" | "docx" | "odt" | "zip";
            /** @enum {string} */
            state: "reading" | "ready" | "running" | "done" | "cancelled" | "failed";
            /** Format: date-time */
            createdAt: string;
            /** @description Items found so far, those left out included. */
            found: number;
            /** @description Names of authors there, the most frequent first. */
            authors: string[];
            /** @description Names of categories and tags there, the most frequent first. */
            categories: string[];
            mapping: components["schemas"]["ImportMapping"];
            items: components["schemas"]["ItemCounts"];
            losses: components["schemas"]["ImportLoss"][];
            /** @description Why it failed; null unless it did. */
            reason: string | null;
        };
        OneImport: {
            import: components["schemas"]["ImportAnswer"];
        };
        ImportPage: {
            total: number;
            /** @description Newest first. */
            items: components["schemas"]["ImportAnswer"][];
            nextCursor: string | null;
        };
        ImportedImage: {
            /** @description Its address, as the file has it. */
            url: string;
            /** @description In words; empty for none. */
            alt: string;
            /** @description Who is named for it. */
            credit: string | null;
            /** @description Its licence, or the address of that. */
            licence: string | null;
        };
        ImportItem: {
            /** @description Where it stands in the file. */
            place: string;
            title: string;
            /** @description Its id there. */
            sourceId: string;
            /** @enum {string} */
            state: "create" | "update" | "unchanged" | "left-out" | "conflict" | "created" | "updated" | "failed";
            /** @description Why it is left out, failed, is in conflict, comes shortened, or came without its pictures. */
            reason: string | null;
            /** @description Of the article, where there is one. */
            articleId: string | null;
            /** @description Its pictures; they are fetched where the mapping says so. */
            images: components["schemas"]["ImportedImage"][];
        };
        ImportItemPage: {
            total: number;
            /** @description In the order of the file. */
            items: components["schemas"]["ImportItem"][];
            nextCursor: string | null;
        };
        AskedSourceBody: {
            /** @description A public http or https address. */
            url?: string;
            title?: string;
            text?: string;
            /** @description Everything that the page at the address has, as of `POST /api/sources/read`. */
            whole?: boolean;
        };
        GenerateArticleBody: {
            categoryId: string;
            /** @description Required for administrators; an author has one persona. */
            personaId?: string;
            customPrompt?: string;
            /** @description The topic idea it is based on. */
            ideaId?: string;
            /** @description The outline waits for a person before anything is written: 202 with the generation. */
            outlineFirst?: boolean;
            /** @description What it is to rest on. */
            sources?: components["schemas"]["AskedSourceBody"][];
            /** @description What it is to say is looked up first. Left out: only where no source is given. It needs a web search in the settings, and the pipeline `full`. */
            research?: boolean;
            /** @description Goes on without sources that cannot be read; the generation names them. */
            ignoreUnreadable?: boolean;
        };
        NamedReference: {
            id: string;
            name: string;
        };
        GeneratedArticle: {
            id: string;
            title: string;
            personaId: string;
            categoryId: string;
            /** @description The user who requested it; null for the scheduler. */
            authorId: string | null;
            /**
             * @description `elsewhere`: it was imported, and is published, but not from here.
             * @enum {string}
             */
            status: "draft" | "promoted" | "elsewhere";
            /**
             * Format: date-time
             * @description When it was generated; of an imported article, published.
             */
            timestamp: string;
            /** Format: date-time */
            updatedAt: string;
            wordCount: number;
            revision: number;
            /** @description A person changed the title or the text. */
            edited: boolean;
            /** @description It came from an archive. */
            imported: boolean;
            imageCount: number;
            captionCount: number;
            /** @description Number of the package that is promoted; null for a draft. */
            package: number | null;
            /** @description Title, text or summary are others than those that were promoted. */
            changedSincePromotion: boolean;
            /** @description Markdown, without the title. */
            content: string;
            /** @description The last revision that changed the title or the text. */
            textRevision: number;
            /** @description For this text, under the rules in force when it was saved. */
            ruleReport: components["schemas"]["ArticleRuleReport"];
            /** @description Null for what was imported. */
            provenance: components["schemas"]["ArticleProvenance"] | null;
            /** @description Null for what began here. */
            importedFrom: components["schemas"]["ImportedFrom"] | null;
            /** @description How it came to be; null for articles of older versions. */
            generationId: string | null;
            /** @description What search engines and feeds show. */
            summary: string | null;
            /** @description What the text cites as `[s1]`, and so on. */
            sources: components["schemas"]["CitedSource"][];
            headerImages: components["schemas"]["ArticleImage"][];
            socialCaptions: string[];
            captionMarks: components["schemas"]["CaptionMark"][];
            /** @description Of each caption whose words a person has approved; the model wrote them after the review. */
            captionApprovals: components["schemas"]["CaptionApproval"][];
            /** @description Captions that were asked for with the others and could not be used. */
            captionsMissing: components["schemas"]["Missing"][];
            /** @description Article revision each caption was made from. */
            captionRevisions: number[];
            /** @description The earliest article revision a caption was made from; null if there are none. */
            captionsRevision: number | null;
            /** @description Package they are of; null if there are none. */
            captionsPackage: number | null;
            /**
             * Format: date-time
             * @description When the captions were made; null if there are none.
             */
            captionsGeneratedAt: string | null;
            /** @description `openai` or `demo`; null if there are none. */
            captionsProvider: string | null;
            /** @description Site builders that it was sent to, and what is there. */
            sites: components["schemas"]["ArticleSite"][];
            persona: components["schemas"]["NamedReference"];
            category: components["schemas"]["NamedReference"];
        };
        GenerateArticleAnswer: {
            article: components["schemas"]["GeneratedArticle"];
            wordCount: number;
        };
        OutlineSection: {
            /** @description Without markdown. */
            heading: string;
            /** @description What it does for the reader. */
            purpose: string;
            /** @description What it says, in order. */
            points: string[];
            /** @description Its budget. */
            words: number;
            /** @description Ids of sources, such as `s1`. */
            sources: string[];
        };
        ArticleOutline: {
            thesis: string;
            /** @description Who it is for. */
            reader: string;
            /** @description Four to six are usual. */
            sections: components["schemas"]["OutlineSection"][];
        };
        GenerationSourceAnswer: {
            /** @description As it is cited: `s1`. */
            id: string;
            url: string | null;
            title: string;
            text: string;
            /** @description SHA-256 of the text in UTF-8, in hexadecimal digits. */
            hash: string;
            /** Format: date-time */
            readAt: string;
            /** @description True where the whole page was taken. */
            whole?: boolean;
            /** @description What the page tells of when it is from. */
            dates?: components["schemas"]["SourceDate"][];
            /**
             * @description Where it was looked up: `search` on the web, `desk` among the promoted articles, `earlier` among the sources of earlier articles. A person gave those that don’t say.
             * @enum {string}
             */
            from?: "search" | "desk" | "earlier";
        };
        ResearchQuestion: {
            /**
             * @description Who asks: an owner; an insurer, house or dealer (`trade`); somebody who doubts it.
             * @enum {string}
             */
            view: "owner" | "trade" | "sceptic";
            question: string;
            /** @description What the web search was asked. */
            query: string;
            /** @description Pages on the sites of the research sources. */
            found: number;
            /** @description Why its search failed, in a sentence. */
            failure: string | null;
        };
        FoundSource: {
            /** @description As it is cited: `s1`. */
            id: string;
            url: string | null;
            title: string;
            /** @description SHA-256 of the text in UTF-8, in hexadecimal digits. */
            hash: string;
            /** Format: date-time */
            readAt: string;
            /** @description True where the whole page was taken. */
            whole?: boolean;
            /** @description What the page tells of when it is from. */
            dates?: components["schemas"]["SourceDate"][];
            /**
             * @description Where it was looked up: `search` on the web, `desk` among the promoted articles, `earlier` among the sources of earlier articles. A person gave those that don’t say.
             * @enum {string}
             */
            from?: "search" | "desk" | "earlier";
        };
        ResearchPassage: {
            /** @description Such as `p1`. */
            id: string;
            /** @description Id of its source. */
            source: string;
            /** @description Place of its question, counted from 0. */
            question: number;
            /** @description Word for word; 120 words at most. */
            text: string;
            /** @description False where a person left it out. */
            used: boolean;
        };
        ResearchLeftOut: {
            url: string;
            title: string;
            /** @description Why, in a sentence. */
            reason: string;
        };
        ResearchAnswer: {
            /** @description What was looked up; null when the model was not heard. */
            subject: string | null;
            questions: components["schemas"]["ResearchQuestion"][];
            sources: components["schemas"]["FoundSource"][];
            passages: components["schemas"]["ResearchPassage"][];
            /** @description What was found and not used; 40 at most. */
            leftOut: components["schemas"]["ResearchLeftOut"][];
        };
        UnreadableSource: {
            /** @description Place in the request, counted from 0. */
            place: number;
            url: string;
            /** @description A sentence for the user. */
            reason: string;
        };
        CriterionVerdict: {
            criterion: string;
            question: string;
            /** @description The answer is yes. */
            holds: boolean;
            /** @description The passage that it rests on, as it stood in the text; empty where something is missing. */
            quotation: string;
            comment: string;
        };
        DraftReview: {
            /** @description Those whose quotations and passages were found. */
            claims: components["schemas"]["ReviewClaim"][];
            verdicts: components["schemas"]["CriterionVerdict"][];
        };
        GenerationStepAnswer: {
            /**
             * @description Older ones have a `critique` and no `review`.
             * @enum {string}
             */
            step: "plan" | "research" | "outline" | "draft" | "check" | "review" | "revise" | "finish" | "offer" | "critique";
            /**
             * Format: date-time
             * @description When it was over.
             */
            at: string;
            durationMs: number;
            /** @description Null without a call, or when nobody counts. */
            tokens: components["schemas"]["TokenCount"] | null;
            model: string | null;
            promptVersion: string | null;
            /** @description SHA-256 of the prompt, in hex. */
            promptHash: string | null;
            /**
             * @description `not-taken`: the text before stands. `changed`: a person changed what came. `skipped`: there was no need.
             * @enum {string}
             */
            outcome: "done" | "skipped" | "not-taken" | "failed" | "changed";
            /** @description A sentence for the user. */
            detail: string | null;
            /** @description What the provider said, or what was wrong with its answer; for administrators. */
            cause?: string;
        };
        GenerationAnswer: {
            id: string;
            /** @enum {string} */
            status: "running" | "waiting-for-outline" | "done" | "failed" | "cancelled";
            /** @description Null until there is an article. */
            articleId: string | null;
            /** @description Name, as it is now; null for old ones. */
            persona: string | null;
            /** @description Name, as it is now; null for old ones. */
            category: string | null;
            /**
             * Format: date-time
             * @description Null for old ones.
             */
            requestedAt: string | null;
            outline: components["schemas"]["ArticleOutline"] | null;
            /** @description Those that were given, and those that were looked up and are used. */
            sources: components["schemas"]["GenerationSourceAnswer"][];
            /** @description What was looked up before the outline; null when nothing was. */
            research: components["schemas"]["ResearchAnswer"] | null;
            /** @description Left out, because they could not be read. */
            unreadable: components["schemas"]["UnreadableSource"][];
            /** @description Of older ones; empty unless the model was asked. */
            critique: components["schemas"]["CriterionVerdict"][];
            /** @description Null until a model has read the draft. */
            review: components["schemas"]["DraftReview"] | null;
            /** @description That the model proposed at the end, the best first. */
            titles: string[];
            /** @description Those that are over, in order. */
            steps: components["schemas"]["GenerationStepAnswer"][];
            /**
             * @description The step that is under way; null when none is.
             * @enum {string|null}
             */
            underWay: "research" | "outline" | "draft" | "check" | "review" | "revise" | "finish" | "offer" | null;
            /** @description The one under way included, if each of them goes well; null when none is under way. */
            stepsLeft: number | null;
            /** @description What the steps of an article take, by the latest that were written; null once this one is over, and while there are too few. */
            usualDurationMs: number | null;
            /** @description Of all calls; null when nobody counts. */
            tokens: components["schemas"]["TokenCount"] | null;
            /** @description In dollars, by the prices in the settings; null when the model has none there. */
            cost: number | null;
            /** @description Why it failed, in a sentence. */
            failure: string | null;
        };
        OneGeneration: {
            generation: components["schemas"]["GenerationAnswer"];
        };
        GenerateBatchBody: {
            /** @description Default 5. */
            articleCount?: number;
            /** @description Ids. Required for administrators; an author has one persona. */
            personas?: string[];
            /** @description Ids. */
            categories: string[];
            customPrompt?: string;
        };
        BatchSummary: {
            requested: number;
            totalGenerated: number;
            failed: number;
        };
        PlannedPlace: {
            /** @description Id of the article, even if it is not written yet. */
            articleId: string;
            persona: string;
            personaId: string;
            category: string;
            categoryId: string;
            /**
             * @description What is written may have been deleted since.
             * @enum {string}
             */
            status: "waiting" | "running" | "written" | "failed";
            /**
             * @description The step that a running one is at.
             * @enum {string|null}
             */
            underWay: "research" | "outline" | "draft" | "check" | "review" | "revise" | "finish" | "offer" | null;
        };
        ArticleSummary: {
            id: string;
            title: string;
            /** @description Current name; empty for an imported article without a persona. */
            persona: string;
            personaId: string;
            /** @description Current name; empty for an imported article without a category. */
            category: string;
            categoryId: string;
            /** @description The user who requested it; null for the scheduler. */
            authorId: string | null;
            /**
             * @description `elsewhere`: it was imported, and is published, but not from here.
             * @enum {string}
             */
            status: "draft" | "promoted" | "elsewhere";
            /**
             * Format: date-time
             * @description When it was generated; of an imported article, published.
             */
            timestamp: string;
            /** Format: date-time */
            updatedAt: string;
            wordCount: number;
            revision: number;
            /** @description A person changed the title or the text. */
            edited: boolean;
            /** @description It came from an archive. */
            imported: boolean;
            imageCount: number;
            captionCount: number;
            /** @description Number of the package that is promoted; null for a draft. */
            package: number | null;
            /** @description Title, text or summary are others than those that were promoted. */
            changedSincePromotion: boolean;
        };
        BatchFailure: {
            /** @description Place in the batch, counted from 0. */
            index: number;
            persona: string;
            category: string;
            /** @description A sentence for the user. */
            reason: string;
            /** @description What the provider said, or what was wrong with its answer; for administrators. */
            cause?: string;
        };
        BatchProgress: {
            success: boolean;
            batchId: string;
            /** @description The `Idempotency-Key` of the request. */
            key: string | null;
            /** @enum {string} */
            status: "running" | "finished";
            summary: components["schemas"]["BatchSummary"];
            /** @description The whole plan, in the order of writing. */
            planned: components["schemas"]["PlannedPlace"][];
            /** @description Articles written so far and not deleted since. */
            articles: components["schemas"]["ArticleSummary"][];
            failures: components["schemas"]["BatchFailure"][];
        };
        WeeklyCount: {
            /** @description Generated this week, including articles deleted since. */
            weeklyCount: number;
            limit: number;
            /**
             * Format: date-time
             * @description Monday 00:00 in the schedule’s time zone, with its offset.
             */
            weekStart: string;
            /**
             * Format: date-time
             * @description The next Monday, when the count starts again.
             */
            weekEnd: string;
        };
        OpenGeneration: {
            id: string;
            /** @enum {string} */
            status: "running" | "waiting-for-outline" | "failed";
        };
        OpenGenerations: {
            /** @description The newest first, 20 at most. */
            items: components["schemas"]["OpenGeneration"][];
        };
        ApproveOutlineBody: {
            /** @description Changed or not. */
            outline: components["schemas"]["ArticleOutline"];
            /** @description Ids of the passages of its research that are left in; all of them where it is left out. */
            passages?: string[];
        };
        PromptAnswer: {
            system: string;
            user: string;
            /** @description Of its wording. */
            version: string;
            /** @description SHA-256, in hex, of the JSON list of version, system and user. */
            hash: string;
        };
        ProposalHunk: {
            id: string;
            start: number;
            end: number;
            before: string;
            after: string;
        };
        Stretch: {
            start: number;
            end: number;
        };
        ForeseenFinding: {
            /** @description Id of the check. */
            rule: string;
            message: string;
            /** @description The beginning of the passage; empty for what is about the whole text. */
            quote: string;
        };
        ProposalEffect: {
            /** @description What the checks would find no more. */
            mends: components["schemas"]["ForeseenFinding"][];
            /** @description What the checks would find anew. */
            brings: components["schemas"]["ForeseenFinding"][];
        };
        ProposalProvenance: {
            /** @description `openai` or `demo`. */
            provider: string;
            model: string;
            promptVersion: string;
            /** @description SHA-256 of the prompt, in hex. */
            promptHash: string;
            rulesRevision: number;
            /** @description Null when the provider reports no counts. */
            tokens: components["schemas"]["TokenCount"] | null;
            durationMs: number;
            /** @description The first answer damaged the structure, or fell short. */
            askedAgain: boolean;
        };
        ProposalAuthor: {
            id: string | null;
            name: string;
        };
        Proposal: {
            id: string;
            /** @enum {string} */
            kind: "shorten" | "plainer" | "voice" | "mend" | "title" | "own";
            /** @description Article revision it was made for; all offsets are of its content. */
            revision: number;
            start: number;
            end: number;
            /** @description The passage, or the title. */
            before: string;
            /** @description The passage anew; of a title a list of up to three. */
            after: string | string[];
            /** @description Word by word; none for a title. */
            hunks: components["schemas"]["ProposalHunk"][];
            /** @description Ids of the hunks that stand in the article. */
            accepted: string[];
            /** @description Ids of the hunks that can still be accepted or rejected; none when it is settled or stale. */
            remaining: string[];
            /** @description Blocks of the passage that people had written or changed: they stay as they are. Of a passage that was chosen none are locked. */
            locked: components["schemas"]["Stretch"][];
            /** @description What a person should know of it, such as a link that is missing. */
            notes: string[];
            /** @description What it would change in the findings, taken whole: one for the passage, or one for each title. Empty where that could not be checked, and for older proposals. */
            effects: components["schemas"]["ProposalEffect"][];
            rule: string | null;
            instruction: string | null;
            /**
             * @description `stale`: the passage has changed since.
             * @enum {string}
             */
            status: "offered" | "accepted" | "partly" | "rejected" | "stale";
            provenance: components["schemas"]["ProposalProvenance"];
            /** @description Who asked for it. */
            by: components["schemas"]["ProposalAuthor"];
            /** Format: date-time */
            at: string;
        };
        ProposalPage: {
            proposals: components["schemas"]["Proposal"][];
            total: number;
            /** @description Null on the last page. */
            nextCursor: string | null;
        };
        OfferProposalBody: {
            /** @enum {string} */
            kind: "shorten" | "plainer" | "voice" | "mend" | "title" | "own";
            /** @description Article revision that the offsets are of. */
            revision: number;
            /** @description Of the passage, in UTF-16 units of the content; without it the whole, or what the finding is about. */
            start?: number;
            end?: number;
            /** @description Id of the check whose finding is to be mended. */
            rule?: string;
            /** @description In one’s own words. */
            instruction?: string;
            /** @description Starts of blocks that people have written or changed and that may be changed nevertheless. The others stay where no passage is given, but for those with the finding; `start` and `end` choose all of a passage. */
            unlocked?: number[];
        };
        OneProposal: {
            proposal: components["schemas"]["Proposal"];
        };
        AcceptProposalBody: {
            /** @description Ids of hunks; all that are left without it. */
            hunks?: string[];
            /** @description Which of the titles, counted from 0. */
            choice?: number;
        };
        RejectProposalBody: {
            /** @description Ids of hunks; all that are left without it. */
            hunks?: string[];
        };
        GenerateImagesBody: {
            articleId: string;
        };
        ImagesAnswer: {
            success: boolean;
            /** @description What was made, and what replaced what. */
            message: string;
            images: components["schemas"]["ArticleImage"][];
        };
        DownloadBody: {
            /** @description An image on this server, `/api/images/{id}`, or at a public address. */
            imageUrl: string;
            /** @description Name of the file. */
            filename?: string;
            /**
             * @description `ai` gives PNG, anything else JPEG.
             * @enum {string}
             */
            type?: "search" | "ai" | "archive";
        };
        ImageSet: {
            /** Format: date-time */
            madeAt: string;
            /** @description Article revision they were made from. */
            articleRevision: number;
            images: components["schemas"]["ArticleImage"][];
        };
        EarlierSetsAnswer: {
            /** @description Newest first, without the current set. */
            sets: components["schemas"]["ImageSet"][];
        };
        GenerateCaptionsBody: {
            articleId: string;
            /** @description If the article already has captions, returns those. */
            onlyIfMissing?: boolean;
            /** @description Writes this caption alone anew, counted from 0, or the next that is missing; the others stay. Not together with `onlyIfMissing`. */
            only?: number;
        };
        CaptionsAnswer: {
            success: boolean;
            /** @description A sentence for the user. */
            message: string;
            /** @description Three complete captions, or fewer if some are missing: sentences, call to action, hashtags. */
            captions: string[];
            /** @description Article revision each caption was made from. */
            revisions: number[];
            marks: components["schemas"]["CaptionMark"][];
            missing: components["schemas"]["Missing"][];
        };
        ApproveCaptionBody: {
            articleId: string;
            /** @description Which caption, counted from 0. */
            caption: number;
            /** @description The whole caption, as it was read. */
            words: string;
        };
        CaptionLabels: {
            /** @description For a caption that a person has approved; null for none. */
            approved: string | null;
            /** @description For one that nobody has approved; null for none. */
            unapproved: string | null;
        };
        ChannelFlags: {
            slack: boolean;
            email: boolean;
        };
        ScheduleConfiguration: {
            articlesPerWeek: number;
            articlesPerPersona: number;
            /** @description How many personas a run writes as. */
            personas: number;
            /** @description How many categories a run writes for. */
            categories: number;
            /** @description The strategy from the rules document. */
            distribution: string;
        };
        RunArticle: {
            id: string;
            title: string;
            /** @description Name at the time of the run; the same goes for the category. */
            persona: string;
            category: string;
        };
        RunFailure: {
            /** @description Null for ideas, like the category. */
            persona: string | null;
            category: string | null;
            /** @description A sentence for the user. */
            reason: string;
            /** @description What the provider said, or what was wrong with its answer; for administrators. */
            cause?: string;
            /**
             * Format: date-time
             * @description Null when it won’t be tried again.
             */
            nextTryAt: string | null;
        };
        RunStarter: {
            /** @enum {string} */
            kind: "user" | "scheduler" | "system";
            id: string | null;
            name: string;
        };
        ScheduledRunItem: {
            id: string;
            /** @enum {string} */
            job: "articles" | "topics";
            /** @enum {string} */
            trigger: "schedule" | "manual";
            customPrompt: string | null;
            /**
             * Format: date-time
             * @description The slot, or when a person started it.
             */
            dueAt: string;
            /**
             * Format: date-time
             * @description Null while it waits, and for a missed run.
             */
            startedAt: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            /** @enum {string} */
            outcome: "running" | "waiting" | "complete" | "partial" | "failed" | "missed";
            /** @description Why nothing could be planned. */
            reason: string | null;
            /** @description Articles, or 1 for a batch of ideas. */
            requested: number;
            /** @description Articles written and not deleted since, with their current titles. */
            articles: components["schemas"]["RunArticle"][];
            /** @description How many ideas it produced. */
            ideas: number;
            failures: components["schemas"]["RunFailure"][];
            by: components["schemas"]["RunStarter"];
        };
        SchedulerStatus: {
            /** @description False when the article job is paused. */
            enabled: boolean;
            /** @description `Every Monday at 9:00 AM`, in the schedule’s time zone. */
            schedule: string;
            timezone: string;
            /**
             * Format: date-time
             * @description Null while paused.
             */
            nextScheduledRun: string | null;
            /**
             * Format: date-time
             * @description Next run of the topic job, which can’t be paused.
             */
            nextTopicsRun: string;
            /** @description Whether each channel is switched on, configured or not. */
            notifications: components["schemas"]["ChannelFlags"];
            configured: components["schemas"]["ChannelFlags"];
            configuration: components["schemas"]["ScheduleConfiguration"];
            /** @description The last run of the article job. */
            lastRun: components["schemas"]["ScheduledRunItem"] | null;
        };
        ToggleBody: {
            enabled: boolean;
        };
        ToggleAnswer: {
            message: string;
            enabled: boolean;
            /** Format: date-time */
            nextScheduledRun: string | null;
        };
        TriggerBody: {
            customPrompt?: string;
        };
        TriggerAnswer: {
            message: string;
            runId: string;
        };
        ChannelSwitches: {
            slack?: boolean;
            email?: boolean;
        };
        SchedulerConfigBody: {
            notifications: components["schemas"]["ChannelSwitches"];
        };
        SchedulerConfigAnswer: {
            message: string;
            notifications: components["schemas"]["ChannelFlags"];
        };
        RunsAnswer: {
            total: number;
            items: components["schemas"]["ScheduledRunItem"][];
            nextCursor: string | null;
        };
        TestResult: {
            /** @enum {string} */
            channel: "slack" | "email";
            /** @enum {string} */
            outcome: "sent" | "not-configured" | "failed";
            /** @description Why it failed, or a warning about a message that was sent, such as a refused recipient. */
            error: string | null;
        };
        TestAnswer: {
            /** @description One per channel. */
            results: components["schemas"]["TestResult"][];
        };
        Delivery: {
            /**
             * @description Waiting: for its first or next attempt.
             * @enum {string}
             */
            status: "waiting" | "sent" | "given-up";
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description Null when there are no more attempts, or none for now.
             */
            nextTryAt: string | null;
            /** @description Error of the last attempt; a sent message can have one too. */
            error: string | null;
            id: string;
            /** @enum {string} */
            channel: "slack" | "email";
            /**
             * @description What the message is about.
             * @enum {string}
             */
            kind: "article" | "batch" | "run" | "test";
            /** @description Id of the article, batch or run; null for a test. */
            subjectId: string | null;
            /** @description Its first line. */
            title: string;
        };
        DeliveriesAnswer: {
            total: number;
            /** @description Newest first. */
            items: components["schemas"]["Delivery"][];
            nextCursor: string | null;
        };
        AuditItem: {
            /** @description Position in the log. */
            position: number;
            /** Format: date-time */
            at: string;
            actor: components["schemas"]["AuditActor"];
            type: string;
            subject: components["schemas"]["AuditSubject"];
            /** @description A sentence for the user. */
            summary: string;
            /** @description What the house does beside what was asked for, such as keeping a name unique. */
            technical: boolean;
            correlationId: string;
        };
        AuditAnswer: {
            total: number;
            items: components["schemas"]["AuditItem"][];
            nextCursor: string | null;
        };
        RecentChange: {
            /** @description Position in the log. */
            position: number;
            /** Format: date-time */
            at: string;
            actor: components["schemas"]["AuditActor"];
            type: string;
            subject: components["schemas"]["AuditSubject"];
            /** @description A sentence for the user. */
            summary: string;
            /** @description What the house does beside what was asked for, such as keeping a name unique. */
            technical: boolean;
            correlationId: string;
            /** @description Entries of this kind from the same request or run. */
            entries: number;
        };
        RecentChangesAnswer: {
            /** @description The newest first. */
            items: components["schemas"]["RecentChange"][];
        };
        CheckpointItem: {
            /** @description How many events it covers, from the first one on. */
            size: number;
            /** @description Root of their Merkle tree (RFC 6962), in hex. */
            root: string;
            /** Format: date-time */
            at: string;
            /** @description The signed note (c2sp.org/tlog-checkpoint). */
            note: string;
        };
        CheckpointPage: {
            total: number;
            /** @description Newest first. */
            items: components["schemas"]["CheckpointItem"][];
            nextCursor: string | null;
        };
        ConsistencyAnswer: {
            /** @description Hashes in hex (RFC 6962, section 2.1.2). */
            proof: string[];
        };
        VerificationItem: {
            /** Format: date-time */
            at: string;
            /** @description How many events were compared. */
            events: number;
            /** @description How many checkpoints were. */
            checkpoints: number;
            /** @description The first thing that did not fit; null when all did. */
            problem: string | null;
        };
        LastVerificationAnswer: {
            /** @description Null before the first one. */
            verification: components["schemas"]["VerificationItem"] | null;
        };
        UndoBody: {
            /** @description Of the entry in the audit log. */
            position: number;
            /** @description Only says what would be done, and does nothing. */
            preview: boolean;
        };
        UndoAnswer: {
            /** @description Of what was done. */
            success?: boolean;
            /** @description What was recorded, newest first. */
            events?: components["schemas"]["AuditItem"][];
            /** @description Of a preview: what would be done, in sentences. */
            commands?: string[];
            /** @description Of a preview. */
            possible?: boolean;
            /** @description Of a preview: why it is not possible. */
            reason?: string | null;
        };
        WebhookSwitchedOff: {
            /** Format: date-time */
            at: string;
            /** @description Name of the administrator, or “System”. */
            by: string;
            /**
             * @description Gone: the receiver answered 410.
             * @enum {string}
             */
            reason: "by-hand" | "gone";
        };
        WebhookView: {
            id: string;
            url: string;
            events: ("article.promoted" | "article.returned" | "article.deleted")[];
            description: string;
            /** @description Whether it is sent anything. */
            isActive: boolean;
            /** @description Null while it is active. */
            switchedOff: components["schemas"]["WebhookSwitchedOff"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Name of the administrator who added it. */
            createdBy: string;
            /**
             * Format: date-time
             * @description Until then the secret before signs too; null if it doesn’t.
             */
            earlierSecretUntil: string | null;
        };
        WebhooksAnswer: {
            /** @description Newest first. */
            webhooks: components["schemas"]["WebhookView"][];
        };
        WebhookBody: {
            /** @description A public http or https address. */
            url: string;
            events: ("article.promoted" | "article.returned" | "article.deleted")[];
            description?: string;
        };
        NewWebhookAnswer: {
            webhook: components["schemas"]["WebhookView"];
            /** @description Signs what is sent, by the scheme of Standard Webhooks. Shown only once: null for a repeat under the same `Idempotency-Key`. Rotating the secret makes another. */
            secret: string | null;
        };
        ChangedWebhookBody: {
            /** @description A public http or https address. */
            url?: string;
            events?: ("article.promoted" | "article.returned" | "article.deleted")[];
            description?: string;
            /** @description False switches it off: what is to be sent waits, in its order, and is given up when it is more than a day old. Redeliveries are refused meanwhile; tests are sent. */
            isActive?: boolean;
        };
        WebhookAnswer: {
            webhook: components["schemas"]["WebhookView"];
        };
        SuccessAnswer: {
            success: boolean;
        };
        WebhookSecretAnswer: {
            webhook: components["schemas"]["WebhookView"];
            /** @description Signs what is sent, by the scheme of Standard Webhooks. Shown only once. */
            secret: string;
        };
        WebhookReceiverAnswer: {
            status: number;
            /** @description The beginning of its body, on one line. */
            text: string;
            durationMs: number;
        };
        WebhookDelivery: {
            /**
             * @description Waiting: for its first or next attempt.
             * @enum {string}
             */
            status: "waiting" | "sent" | "given-up";
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description Null when there are no more attempts, or none for now.
             */
            nextTryAt: string | null;
            /** @description Error of the last attempt; a sent message can have one too. */
            error: string | null;
            id: string;
            /** @description The header `webhook-id`: the same for every attempt and redelivery. */
            messageId: string;
            /** @enum {string} */
            type: "article.promoted" | "article.returned" | "article.deleted" | "webhook.test";
            articleId: string | null;
            /** @description Number of the package promoted last until then. */
            package: number | null;
            /** @description It was sent again by hand. */
            again: boolean;
            /** @description To the last attempt. */
            answer: components["schemas"]["WebhookReceiverAnswer"] | null;
        };
        WebhookDeliveryAnswer: {
            delivery: components["schemas"]["WebhookDelivery"];
        };
        WebhookDeliveriesAnswer: {
            total: number;
            /** @description Newest first. */
            items: components["schemas"]["WebhookDelivery"][];
            nextCursor: string | null;
        };
        SiteCategory: {
            categoryId: string;
            /** @description What it is called there; empty for none. */
            name: string;
        };
        SiteAuthor: {
            personaId: string;
            /** @description The slug of a user of WordPress; the slug or e-mail address of one of Ghost. */
            name: string;
        };
        SiteView: {
            id: string;
            /** @enum {string} */
            kind: "wordpress" | "ghost" | "folder";
            name: string;
            address: string;
            /** @enum {string} */
            publish: "draft" | "publish";
            /** @enum {string} */
            onReturn: "nothing" | "draft" | "unpublish";
            /** @enum {string} */
            form: "blocks" | "exact" | "plain" | "hugo" | "jekyll" | "astro";
            categories: components["schemas"]["SiteCategory"][];
            authors: components["schemas"]["SiteAuthor"][];
            tags: string[];
            /** Format: date-time */
            createdAt: string;
            /** @description Name of the administrator who added it. */
            createdBy: string;
        };
        SitesAnswer: {
            /** @description Newest first. */
            sites: components["schemas"]["SiteView"][];
        };
        SiteCredentials: {
            /** @description Of WordPress. */
            username?: string;
            /** @description Of WordPress: an application password. */
            password?: string;
            /** @description Of Ghost: the Admin API key, `id:secret`. */
            key?: string;
        };
        SiteBody: {
            /** @enum {string} */
            kind: "wordpress" | "ghost" | "folder";
            name: string;
            /** @description A public http or https address; of a folder, its path within the directory for sites. */
            address: string;
            credentials?: components["schemas"]["SiteCredentials"];
            /**
             * @description Draft unless it says.
             * @enum {string}
             */
            publish?: "draft" | "publish";
            /**
             * @description What becomes of the post when its article is returned to draft or deleted: nothing; a draft there; or it leaves the site, for the bin of WordPress, as a draft of Ghost, or as a removed file. Nothing unless it says.
             * @enum {string}
             */
            onReturn?: "nothing" | "draft" | "unpublish";
            /**
             * @description WordPress: blocks. Ghost: blocks that can be edited, or exact, as one card of markdown. Folders: plain, hugo, jekyll or astro.
             * @enum {string}
             */
            form?: "blocks" | "exact" | "plain" | "hugo" | "jekyll" | "astro";
            /** @description Articles of these categories are sent; of all, if there are none. */
            categories?: components["schemas"]["SiteCategory"][];
            /** @description Who stands for a persona there. */
            authors?: components["schemas"]["SiteAuthor"][];
            /** @description Given to each post. */
            tags?: string[];
        };
        SiteAnswer: {
            site: components["schemas"]["SiteView"];
        };
        ChangedSiteBody: {
            name?: string;
            /** @description A public http or https address; of a folder, its path within the directory for sites. It stays on its host. */
            address?: string;
            credentials?: components["schemas"]["SiteCredentials"];
            /** @enum {string} */
            publish?: "draft" | "publish";
            /**
             * @description What becomes of the post when its article is returned to draft or deleted: nothing; a draft there; or it leaves the site, for the bin of WordPress, as a draft of Ghost, or as a removed file.
             * @enum {string}
             */
            onReturn?: "nothing" | "draft" | "unpublish";
            /**
             * @description WordPress: blocks. Ghost: blocks that can be edited, or exact, as one card of markdown. Folders: plain, hugo, jekyll or astro.
             * @enum {string}
             */
            form?: "blocks" | "exact" | "plain" | "hugo" | "jekyll" | "astro";
            /** @description Articles of these categories are sent; of all, if there are none. */
            categories?: components["schemas"]["SiteCategory"][];
            authors?: components["schemas"]["SiteAuthor"][];
            tags?: string[];
        };
        SiteCheckPoint: {
            /** @enum {string} */
            point: "connection" | "sign-in" | "rights" | "clock";
            ok: boolean;
            /** @description What was found and, where it is wrong, what to do. */
            message: string;
        };
        SiteCheckAnswer: {
            /** @description Whether posts can be sent. */
            ok: boolean;
            points: components["schemas"]["SiteCheckPoint"][];
        };
        SiteReply: {
            status: number;
            /** @description The beginning of its body, on one line. */
            text: string;
        };
        SiteDelivery: {
            /**
             * @description Waiting: for its first or next attempt.
             * @enum {string}
             */
            status: "waiting" | "sent" | "given-up";
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description Null when there are no more attempts, or none for now.
             */
            nextTryAt: string | null;
            /** @description Error of the last attempt; a sent message can have one too. */
            error: string | null;
            id: string;
            articleId: string;
            /** @description The article’s title, as it is now. */
            title: string;
            /** @enum {string} */
            type: "article.promoted" | "article.returned" | "article.deleted";
            /** @description Number of the package promoted last until then. */
            package: number | null;
            /** @description It was sent again by hand. */
            again: boolean;
            /**
             * @description What a person has to decide on, and sends again `anyway` or leaves.
             * @enum {string|null}
             */
            conflict: "changed-there" | "gone-there" | null;
            /** @description To the last attempt, where it failed. */
            answer: components["schemas"]["SiteReply"] | null;
        };
        SiteDeliveriesAnswer: {
            total: number;
            /** @description Newest first. */
            items: components["schemas"]["SiteDelivery"][];
            nextCursor: string | null;
        };
        SendAgainBody: {
            /** @description Overwrites what was changed there, or makes anew what was deleted. */
            anyway?: boolean;
        };
        SiteDeliveryAnswer: {
            delivery: components["schemas"]["SiteDelivery"];
        };
        Staleness: {
            /** @enum {string} */
            because: "text changed" | "title changed" | "rules changed" | "persona changed" | "idea deleted";
            /** Format: date-time */
            since: string;
        };
        LineageNode: {
            /** @description Such as `package:2`; unique within the article. */
            id: string;
            /**
             * @description `revisions` stands for those between, which are not told.
             * @enum {string}
             */
            kind: "idea" | "batch" | "run" | "generation" | "import" | "step" | "revision" | "revisions" | "review" | "package" | "images" | "captions" | "message";
            /** @description For people. */
            label: string;
            /** Format: date-time */
            at: string;
            /** @description Null where nobody in particular did it. */
            by: components["schemas"]["HistoryActor"] | null;
            /** @description Of the article: what it was made from, or what it is. */
            revision?: number;
            /** @description Empty when it is up to date, or something newer replaced it. */
            stale: components["schemas"]["Staleness"][];
        };
        LineageEdge: {
            /** @description Id of a node. */
            from: string;
            /** @description Id of the node that was made from it. */
            to: string;
        };
        LineageAnswer: {
            /** @description In the order in which things came from each other. */
            nodes: components["schemas"]["LineageNode"][];
            edges: components["schemas"]["LineageEdge"][];
        };
        DraftFigures: {
            drafts: number;
            /** @description Share of drafts that kept every rule at the first try, 0 to 1. */
            firstTry: number | null;
            /** @description Rounds of revision a draft, before a person saw it. */
            rounds: number | null;
            /** @description How many of the drafts were promoted. */
            promoted: number;
            /** @description Words that people added and removed before the first promotion, on average. */
            wordsChanged: number | null;
            /** @description Minutes from draft to first promotion: the median. */
            minutesToPromotion: number | null;
        };
        PersonaFigures: {
            drafts: number;
            /** @description Share of drafts that kept every rule at the first try, 0 to 1. */
            firstTry: number | null;
            /** @description Rounds of revision a draft, before a person saw it. */
            rounds: number | null;
            /** @description How many of the drafts were promoted. */
            promoted: number;
            /** @description Words that people added and removed before the first promotion, on average. */
            wordsChanged: number | null;
            /** @description Minutes from draft to first promotion: the median. */
            minutesToPromotion: number | null;
            personaId: string;
            /** @description The name, as of the latest draft. */
            persona: string;
        };
        RuleFigures: {
            /** @description Id of the check. */
            rule: string;
            name: string;
            /** @description Drafts in which a finding was dismissed. */
            dismissed: number;
            /** @description Drafts that were promoted in spite of a finding. */
            overridden: number;
            /** @description Share of all drafts in which one or the other happened, 0 to 1. */
            share: number;
            /** @description The share is above 0.2: the rule is wrong rather than the drafts. */
            tooOften: boolean;
        };
        UsageFigures: {
            /**
             * Format: date-time
             * @description Monday 00:00 in the schedule’s time zone, with its offset.
             */
            weekStart: string;
            model: string;
            /** @description `openai` or `demo`. */
            provider: string;
            articles: number;
            /** @description Per article, its share of a batch’s plan included; null when the provider reports no counts. */
            inputTokens: number | null;
            /** @description Likewise. */
            outputTokens: number | null;
            /** @description Those of the input that the provider had kept from an earlier call; 0 where it doesn’t say, null when it reports no counts. */
            cachedTokens: number | null;
            /** @description Dollars per article, by `AI_PRICES`; null when the model has no price there. */
            cost: number | null;
        };
        CallFigures: {
            /**
             * @description `unfinished`: articles that failed, were cancelled, or are still being written.
             * @enum {string}
             */
            purpose: "article" | "plan" | "unfinished" | "proposal" | "captions" | "ideas";
            model: string;
            /** @description `openai` or `demo`. */
            provider: string;
            /** @description Answers on record; an answer with its repairs is one. */
            calls: number;
            /** @description In all; null when the provider reports no counts. */
            inputTokens: number | null;
            /** @description Likewise. */
            outputTokens: number | null;
            /** @description Those of the input that the provider had kept from an earlier call; 0 where it doesn’t say, null when it reports no counts. */
            cachedTokens: number | null;
            /** @description Dollars in all; null when the model has no price. */
            cost: number | null;
        };
        CaptionFigures: {
            /** @description Captions of the first sets of the drafts. */
            written: number;
            /** @description Those of them that nobody had written anew. */
            unchanged: number;
        };
        Quality: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            all: components["schemas"]["DraftFigures"];
            /** @description Those with the most drafts first, at most 100. */
            personas: components["schemas"]["PersonaFigures"][];
            /** @description Rules that were dismissed or overridden, the most often first. */
            rules: components["schemas"]["RuleFigures"][];
            /** @description Oldest week first; at most 10 models a week. */
            usage: components["schemas"]["UsageFigures"][];
            /** @description Everything the models were asked for in this time, at most 100 rows. */
            calls: components["schemas"]["CallFigures"][];
            captions: components["schemas"]["CaptionFigures"];
        };
        SignedInAnswer: {
            id: string;
            username: string;
            email: string;
            firstName: string;
            lastName: string;
            /** @enum {string} */
            role: "admin" | "author";
            /** @description Id of the persona. */
            assignedPersona: string | null;
            isActive: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description True until the user replaces the temporary password. */
            mustChangePassword: boolean;
            /**
             * Format: date-time
             * @description From when on the house requires a second factor of the user, who has none yet. Once that has come, only setting it up is possible.
             */
            secondFactorFrom?: string;
            /** @description True from then on, until the user has one. */
            mustSetUpSecondFactor?: boolean;
            /** @description How many recovery codes are left, once any was used. */
            recoveryCodesLeft?: number;
        };
        WaysInAnswer: {
            /** @description Only the house’s own sign-on lets in; a password does only where it was given on the server with --reset-sign-in. */
            signOnOnly: boolean;
        };
        SignInBody: {
            username: string;
            password: string;
        };
        SecondFactorAnswer: {
            /** @description What the second step can be done by. */
            ways: ("totp" | "recovery" | "passkey")[];
        };
        SignInAnswer: {
            user?: components["schemas"]["SignedInAnswer"];
            /** @description In place of the user: there is no session yet, only a ticket for POST /api/auth/second-factor. */
            secondFactor?: components["schemas"]["SecondFactorAnswer"];
        };
        SignOutThereAnswer: {
            /** @description The provider’s, as on the button. */
            name: string;
            /** @description To be opened by the browser. */
            address: string;
        };
        SignOutAnswer: {
            success: boolean;
            /** @description Where the session of the house’s own sign-on can be ended, too. */
            signOn?: components["schemas"]["SignOutThereAnswer"];
        };
        ChangePasswordBody: {
            currentPassword: string;
            /** Format: password */
            newPassword: string;
        };
        OneSignedInAnswer: {
            user: components["schemas"]["SignedInAnswer"];
        };
        SignOnAddressAnswer: {
            /** @description The address at the provider to go to. */
            address: string;
        };
        PasskeyAnswer: {
            id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
            /** @description Whether it is on all of the user’s devices, or on this one only. */
            synced: boolean;
            /** @description The former name of this desk that it belongs to; null where it works here. */
            formerHost: string | null;
            /** @description Its counter went back once: somebody may have copied it. */
            countedBack: boolean;
        };
        PasskeysPossible: {
            possible: boolean;
            /** @description Why there can be none, and what to set. */
            why: string | null;
        };
        TotpAnswer: {
            on: boolean;
        };
        RecoveryCodesLeft: {
            left: number;
        };
        LinkedSignOn: {
            id: string;
            /** @description The provider’s name, as on the button; its address if it is no longer set. */
            provider: string;
            /** Format: date-time */
            linkedAt: string;
        };
        MethodsAnswer: {
            password: boolean;
            /** @description The oldest first. */
            passkeys: components["schemas"]["PasskeyAnswer"][];
            /** @description Whether there can be passkeys at this desk’s address. */
            passkeysPossible: components["schemas"]["PasskeysPossible"];
            /** @description The authenticator app. */
            totp: components["schemas"]["TotpAnswer"];
            recoveryCodes: components["schemas"]["RecoveryCodesLeft"];
            /** @description The accounts of the house’s own sign-on. */
            signOn: components["schemas"]["LinkedSignOn"][];
            /** @description Whether the house requires a second factor of the user. */
            required: boolean;
        };
        NewTotpAnswer: {
            /** @description In base32, to be typed. */
            secret: string;
            /** @description What the QR code says. */
            uri: string;
            /** @description The QR code as SVG. */
            qr: string;
        };
        TotpCodeBody: {
            /** @description Six digits that the authenticator app shows. */
            code: string;
        };
        NewRecoveryCodesAnswer: {
            /** @description Told only now; each can be used once. */
            recoveryCodes: string[];
        };
        CreationOptionsAnswer: {
            rp: {
                [key: string]: unknown;
            };
            user: {
                [key: string]: unknown;
            };
            /** @description Good for five minutes and one answer, of this session. */
            challenge: string;
            pubKeyCredParams: {
                [key: string]: unknown;
            }[];
            timeout?: number;
            excludeCredentials?: {
                [key: string]: unknown;
            }[];
            authenticatorSelection?: {
                [key: string]: unknown;
            };
            attestation?: string;
            extensions?: {
                [key: string]: unknown;
            };
            hints?: string[];
        };
        AttestationResponse: {
            clientDataJSON: string;
            attestationObject: string;
            transports?: string[];
            authenticatorData?: string;
            publicKey?: string | null;
            publicKeyAlgorithm?: number;
        };
        AttestationBody: {
            id: string;
            rawId: string;
            response: components["schemas"]["AttestationResponse"];
            /** @enum {string} */
            type: "public-key";
            authenticatorAttachment?: string | null;
            clientExtensionResults?: {
                [key: string]: unknown;
            };
        };
        AddPasskeyBody: {
            name: string;
            attestation: components["schemas"]["AttestationBody"];
        };
        NewPasskeyAnswer: {
            passkey: components["schemas"]["PasskeyAnswer"];
            /** @description Told with the first second factor, and only now; each can be used once. */
            recoveryCodes: string[] | null;
        };
        RenamePasskeyBody: {
            name: string;
        };
        OnePasskeyAnswer: {
            passkey: components["schemas"]["PasskeyAnswer"];
        };
        AcceptedPasskeys: {
            rpId: string;
            /** @description What authenticators know the user by. */
            userId: string;
            allAcceptedCredentialIds: string[];
        };
        PasskeyRemovedAnswer: {
            success: boolean;
            /** @description For signalAllAcceptedCredentials of WebAuthn, so that the browser offers no passkey that is gone. */
            accepted: components["schemas"]["AcceptedPasskeys"] | null;
        };
        RequestOptionsAnswer: {
            rpId: string;
            /** @description Good for five minutes and one answer, of this browser. */
            challenge: string;
            timeout: number;
            /** @enum {string} */
            userVerification: "required";
        };
        AssertionResponse: {
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
            userHandle?: string | null;
        };
        AssertionBody: {
            id: string;
            rawId: string;
            response: components["schemas"]["AssertionResponse"];
            /** @enum {string} */
            type: "public-key";
            authenticatorAttachment?: string | null;
            clientExtensionResults?: {
                [key: string]: unknown;
            };
        };
        SecondFactorBody: {
            /** @description Six digits that the authenticator app shows. */
            code?: string;
            recoveryCode?: string;
            assertion?: components["schemas"]["AssertionBody"];
        };
        ProofBody: {
            password?: string;
            /** @description Six digits that the authenticator app shows. */
            code?: string;
            assertion?: components["schemas"]["AssertionBody"];
        };
        SessionAnswer: {
            id: string;
            /** @description Whether it is the session of this request. */
            current: boolean;
            /** @description As the browser names itself, such as “Firefox”. */
            browser: string;
            /** @description As the browser names it, such as “Windows”. */
            system: string;
            /**
             * Format: date-time
             * @description When the user signed in.
             */
            since: string;
            /**
             * Format: date-time
             * @description When it was last used, to within five minutes.
             */
            lastSeenAt: string;
            /**
             * @description What the user showed to sign in.
             * @enum {string}
             */
            strength: "password" | "two factors" | "passkey" | "sign-on";
            /** @description Address of the machine that used it last; only where SESSION_ADDRESSES is true. */
            address?: string;
        };
        SessionsAnswer: {
            /** @description The one used last first. */
            sessions: components["schemas"]["SessionAnswer"][];
        };
        LastClaimsAnswer: {
            /** @description The names of the claims that came. */
            names: string[];
            /** @description The values of the claim that roles follow. */
            roleValues: string[];
            /** Format: date-time */
            at: string;
        };
        SignOnProviderAnswer: {
            id: string;
            /** @description As on the button. */
            name: string;
            issuer: string;
            clientId: string;
            /** @description Whether a client secret is set. */
            hasSecret: boolean;
            scopes: string;
            /** @description The claim that roles follow; null where roles are given here. */
            roleClaim: string | null;
            administrators: string[];
            authors: string[];
            /** @description Whether somebody whom nobody is linked with becomes a new author. */
            createUsers: boolean;
            /** @description To be entered at the provider: where it leads back to. */
            redirectUri: string;
            /** @description To be entered at the provider: where it leads to after signing out there. */
            signedOutUri: string;
            /** @description To be entered at the provider: where it tells that somebody has signed out. */
            backchannelUri: string;
            /** @description Of the last sign-on; null before the first one. */
            lastClaims: components["schemas"]["LastClaimsAnswer"] | null;
        };
        SignOnProvidersAnswer: {
            providers: components["schemas"]["SignOnProviderAnswer"][];
        };
        ProviderCheckAnswer: {
            reachable: boolean;
            /** @description As the provider tells it. */
            issuer: string;
            /** @description How far the provider’s clock is ahead of the server’s; null where it doesn’t tell the time. */
            clockSkewSeconds: number | null;
            /** @description To be entered at the provider. */
            redirectUri: string;
            /** @description One sentence each. */
            problems: string[];
        };
        UserAnswer: {
            id: string;
            username: string;
            email: string;
            firstName: string;
            lastName: string;
            /** @enum {string} */
            role: "admin" | "author";
            /** @description Id of the persona. */
            assignedPersona: string | null;
            isActive: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description True until the user replaces the temporary password. */
            mustChangePassword: boolean;
        };
        SecondFactorOfUser: {
            /** @description Id of the user. */
            userId: string;
            /** @description Whether there is an authenticator app. */
            totp: boolean;
            passkeys: number;
            /** @description The counter of a passkey went back once: somebody may have copied it. */
            countedBack: boolean;
            /** @description How many are left. */
            recoveryCodes: number;
        };
        ActiveUsersAnswer: {
            users: components["schemas"]["UserAnswer"][];
            /** @description Of those users who have more than a password. */
            secondFactors: components["schemas"]["SecondFactorOfUser"][];
            /** @description Ids of those users who are linked with the house’s own sign-on. */
            signOn: string[];
        };
        UsersAnswer: {
            users: components["schemas"]["UserAnswer"][];
        };
        AddUserBody: {
            /** @description Ignored. */
            id?: string | null;
            username: string;
            email: string;
            firstName: string;
            lastName: string;
            /**
             * @description Defaults to author.
             * @enum {string}
             */
            role?: "admin" | "author";
            /** @description Id of a persona; null or "none" for none. */
            assignedPersona?: string | null;
            isActive?: boolean;
            /** Format: password */
            password: string;
        };
        OneUserAnswer: {
            user: components["schemas"]["UserAnswer"];
        };
        ChangeUserBody: {
            /** @description Must match the id in the address. */
            id?: string;
            /** @description Can’t change: send the current one or leave it out. */
            username?: string;
            email?: string;
            firstName?: string;
            lastName?: string;
            /** @enum {string} */
            role?: "admin" | "author";
            /** @description Id of a persona; null or "none" for none. */
            assignedPersona?: string | null;
            /** @description False deactivates the user, true reactivates them. */
            isActive?: boolean;
            /**
             * Format: password
             * @description Leave it blank to keep the current one.
             */
            password?: string;
        };
        TemporaryPasswordAnswer: {
            /** @description Shown only once; the user must change it at the next sign-in. */
            temporaryPassword: string;
        };
        ResetSignInBody: {
            reason: string;
        };
        InvitationAnswer: {
            /** @description Told only now; it works once. */
            link: string;
            /** Format: date-time */
            expiresAt: string;
        };
        AccessTokenView: {
            id: string;
            name: string;
            scopes: ("articles:read" | "audit:read")[];
            /** Format: date-time */
            expiresAt: string;
            /** @description Its secret is part of the address of a feed. */
            feed: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description Name of the administrator who created it. */
            createdBy: string;
            /**
             * Format: date-time
             * @description To within ten minutes; null if it was never used.
             */
            lastUsedAt: string | null;
            /** @description It opens nothing while whoever created it is no active administrator. */
            suspended: boolean;
        };
        AccessTokensAnswer: {
            /** @description All but those that were revoked, newest first. */
            tokens: components["schemas"]["AccessTokenView"][];
        };
        NewTokenBody: {
            /** @description Unique among the tokens that are not revoked, regardless of case. */
            name: string;
            /** @description What the token opens: promoted articles, the record. */
            scopes: ("articles:read" | "audit:read")[];
            /**
             * Format: date-time
             * @description In the future.
             */
            expiresAt: string;
            /** @description For a reader of feeds that can send no header: the secret is part of the address, `/feeds/{secret}.json`, `.atom` or `.rss`, and opens nothing else. Defaults to false. */
            feed?: boolean;
        };
        NewToken: {
            id: string;
            name: string;
            scopes: ("articles:read" | "audit:read")[];
            /** Format: date-time */
            expiresAt: string;
            /** @description Its secret is part of the address of a feed. */
            feed: boolean;
        };
        NewTokenAnswer: {
            token: components["schemas"]["NewToken"];
            /** @description What goes after `Authorization: Bearer` or, of a feed, into its address. Shown only once. */
            secret: string;
        };
        CertificateAnswer: {
            subject: string;
            issuer: string;
            /** @description SHA-256 of the certificate, in hex. */
            fingerprint: string;
            /**
             * Format: date-time
             * @description Until when it is valid.
             */
            notAfter: string;
            /** @description The desk made it; others see it as not on a trust list. */
            selfMade: boolean;
        };
        ActionAnswer: {
            /** @description As C2PA names it: `c2pa.created`. */
            action: string;
            when?: string;
            /** @description An address of the IPTC’s list. */
            digitalSourceType?: string;
            description?: string;
        };
        CheckedManifest: {
            /** @enum {string} */
            state: "valid" | "invalid" | "none";
            /** @description The name in the certificate; null unless valid. */
            signer: string | null;
            /** @description This desk signed it. */
            trusted: boolean;
            /** @description None unless valid: anybody may have written them. */
            actions: components["schemas"]["ActionAnswer"][];
            /** @description What the file says of itself for people; null unless valid. */
            statement: string | null;
        };
        CheckAnswer: {
            manifest: components["schemas"]["CheckedManifest"];
            /** @description What was found, in sentences. */
            findings: string[];
        };
        PublishedItem: {
            number: number;
            /** @description Revision of the article that was promoted. */
            revision: number;
            /** @description SHA-256 of `{"content":…,"title":…}` in RFC 8785 form, in hex. */
            contentHash: string;
            /** Format: date-time */
            at: string;
            by: components["schemas"]["HistoryActor"];
            /** @description Of the rules in force at the promotion. */
            rulesRevision: number;
            /** @description Null for an imported article. */
            personaRevision: number | null;
            /** @description Null if that was not counted. */
            origins: components["schemas"]["PackageOrigins"] | null;
            /** @description What the text links to. */
            sources: components["schemas"]["PackageSource"][];
            /** @description What the text cites as `[s1]`, and so on, as first cited. */
            cited: components["schemas"]["CitedSource"][];
            overrides: components["schemas"]["PackageOverride"][];
            statement: string | null;
            /** @description Who opened this text for review before it was promoted, oldest first. */
            reviews: components["schemas"]["PackageReview"][];
            /** @description It is what is promoted now. */
            current: boolean;
            /** @description False for one from before promotions froze packages: it is made from what is known. */
            frozen: boolean;
            /** @description Of the promotion in the record: rises from item to item. */
            position: number;
            articleId: string;
            persona: string;
            category: string;
            title: string;
            /** @description Markdown, without the title. */
            content: string;
            /** @description What search engines and feeds show. */
            summary: string | null;
            /** @description The last that were made for it. */
            images: components["schemas"]["ArticleImage"][];
            /** @description The last that were made for it. */
            captions: string[];
        };
        PublishedAnswer: {
            /** @description Each promoted article once; oldest promotion first. */
            items: components["schemas"]["PublishedItem"][];
            nextCursor: string | null;
        };
        CredentialAnswer: {
            /** @enum {string} */
            state: "signed" | "off";
            /** @description Of the certificate. */
            issuer?: string;
            /** @description SHA-256 of the certificate, in hex. */
            fingerprint?: string;
            /** Format: date-time */
            signedAt?: string;
            /** @description How it was made and who answers for it, in a few sentences. */
            statement?: string;
            actions?: components["schemas"]["ActionAnswer"][];
            /**
             * @description Null where no word is a model’s.
             * @enum {string|null}
             */
            humanOversightLevel?: "fully_autonomous" | "prompt_guided" | "human_validated" | null;
        };
        PublishedPackage: {
            number: number;
            /** @description Revision of the article that was promoted. */
            revision: number;
            /** @description SHA-256 of `{"content":…,"title":…}` in RFC 8785 form, in hex. */
            contentHash: string;
            /** Format: date-time */
            at: string;
            by: components["schemas"]["HistoryActor"];
            /** @description Of the rules in force at the promotion. */
            rulesRevision: number;
            /** @description Null for an imported article. */
            personaRevision: number | null;
            /** @description Null if that was not counted. */
            origins: components["schemas"]["PackageOrigins"] | null;
            /** @description What the text links to. */
            sources: components["schemas"]["PackageSource"][];
            /** @description What the text cites as `[s1]`, and so on, as first cited. */
            cited: components["schemas"]["CitedSource"][];
            overrides: components["schemas"]["PackageOverride"][];
            statement: string | null;
            /** @description Who opened this text for review before it was promoted, oldest first. */
            reviews: components["schemas"]["PackageReview"][];
            /** @description It is what is promoted now. */
            current: boolean;
            /** @description False for one from before promotions froze packages: it is made from what is known. */
            frozen: boolean;
            title: string;
            /** @description Markdown, without the title. */
            content: string;
            /** @description What search engines and feeds show. */
            summary: string | null;
            /** @description By the rules in force at the promotion. */
            ruleReport: components["schemas"]["ArticleRuleReport"];
            /** @description The last that were made for it. */
            images: components["schemas"]["ArticleImage"][];
            /** @description The last that were made for it. */
            captions: string[];
            /** @description Site builders that were given it, oldest first. */
            sites: components["schemas"]["PackageDelivery"][];
            credential: components["schemas"]["CredentialAnswer"];
        };
        FieldErrorAnswer: {
            /** @description Path in the body, such as `content[3].name`. */
            field: string;
            message: string;
        };
        ProblemAnswer: {
            /** @description `/problems/` and a code that stays the same, by which programs tell cases apart; `about:blank` where the status says it all. */
            type: string;
            title: string;
            status: number;
            /** @description A sentence for a person. */
            detail: string;
            /** @description Also in the header `X-Request-Id` and in the server’s log. */
            requestId: string;
            errors?: components["schemas"]["FieldErrorAnswer"][];
        };
    };
    responses: {
        /** @description The request can’t be read, or breaks a rule; `errors` names the fields. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Nobody is signed in, or what was shown isn’t valid. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description The caller may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description This kind of content isn’t taken. */
        Unsupported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description The state of things forbids it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description The body is larger than 1 MiB, or a file than its route takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description There is no such thing, or the caller may not know of it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Someone saved a change in the meantime; `current` says who and when. */
        Stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. */
        Limited: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Another server failed, such as that of the model. */
        ProviderFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Another server didn’t answer in time. */
        ProviderTimedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description It has ended and has to be begun again. */
        Over: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Any other error, such as a fault of the server, which it has logged. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "Settings.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Events.open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events: `change` with `{topics}` (kinds of things, and the names of streams that the user may know of), and `progress` with `{work, stage, …}` of the user’s own work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Personas.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonaAnswer"][];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Personas.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePersonaBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnePersonaAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `broken-json`, `invalid`, `unknown-category` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `duplicate-name`, `idempotency-key-reused` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Personas.configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonasAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Personas.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision the change is based on, as in the ETag. Stale: 412. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePersonaBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnePersonaAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-if-match`, `broken-json`, `invalid`, `other-id`, `unknown-category` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `persona-not-found` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `duplicate-name` */
            409: components["responses"]["Conflict"];
            /** @description Someone saved a change in the meantime; `current` says who and when. `stale-revision` */
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Personas.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision the change is based on, as in the ETag. Stale: 412. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnePersonaAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-if-match`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `persona-not-found` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `persona-assigned` */
            409: components["responses"]["Conflict"];
            /** @description Someone saved a change in the meantime; `current` says who and when. `stale-revision` */
            412: components["responses"]["Stale"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Personas.preview": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePersonaBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `broken-json`, `invalid`, `other-id`, `unknown-category` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `persona-not-found` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `idempotency-key-reused` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `ai-quota` */
            429: components["responses"]["Limited"];
            /** @description Another server failed, such as that of the model. `text-cut-off`, `text-declined`, `text-empty`, `text-filtered`, `text-no-credit`, `text-rate-limited`, `text-refused`, `text-rejected`, `text-too-large`, `text-too-long`, `text-unauthorized`, `text-unavailable`, `text-unreadable` */
            502: components["responses"]["ProviderFailed"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable`, `text-busy`, `text-stopped` */
            503: components["responses"]["Unavailable"];
            /** @description Another server didn’t answer in time. `text-timed-out` */
            504: components["responses"]["ProviderTimedOut"];
            default: components["responses"]["Problem"];
        };
    };
    "Personas.history": {
        parameters: {
            query?: {
                /** @description Default 100. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeHistoryAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `persona-not-found` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Profile.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `not-your-persona`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `persona-not-found` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `no-categories-yet`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Profile.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision the change is based on, as in the ETag. Stale: 412. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-if-match`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `not-your-persona`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `persona-not-found` */
            404: components["responses"]["NotFound"];
            /** @description Someone saved a change in the meantime; `current` says who and when. `stale-revision` */
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `no-categories-yet`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Editorial.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryAnswer"][];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `no-categories-yet`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Editorial.configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoriesAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `no-categories-yet`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Editorial.editorialRules": {
        parameters: {
            query?: {
                /** @description Revision of the rules to show; defaults to the latest. */
                revision?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-revision` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `no-rules-yet`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Configuration.save": {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision the change is based on, as in the ETag. Stale: 412. */
                "If-Match"?: string;
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveConfigurationBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedConfigurationAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `bad-if-match`, `broken-json`, `invalid`, `unknown-persona`, `username-locked` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `user-not-found` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `administrator`, `idempotency-key-reused`, `last-administrator`, `username-taken` */
            409: components["responses"]["Conflict"];
            /** @description Someone saved a change in the meantime; `current` says who and when. `stale-revision` */
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `no-categories-yet`, `no-rules-yet`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Configuration.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision the change is based on, as in the ETag. Stale: 412. */
                "If-Match"?: string;
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreRulesBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedConfigurationAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `bad-if-match`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-revision` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `idempotency-key-reused` */
            409: components["responses"]["Conflict"];
            /** @description Someone saved a change in the meantime; `current` says who and when. `stale-revision` */
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `no-rules-yet`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Configuration.history": {
        parameters: {
            query?: {
                /** @description Default 100. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeHistoryAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-configuration` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Topics.weekly": {
        parameters: {
            query?: {
                /** @description `createdAt` of the last item of the previous list. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicBatch"][];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Topics.custom": {
        parameters: {
            query?: {
                /** @description `createdAt` of the last item of the previous list. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicIdea"][];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Topics.generateWeekly": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicBatchAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `idempotency-key-reused` */
            409: components["responses"]["Conflict"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `ai-quota` */
            429: components["responses"]["Limited"];
            /** @description Another server failed, such as that of the model. `ideas-unusable`, `repeated-title`, `text-cut-off`, `text-declined`, `text-empty`, `text-filtered`, `text-no-credit`, `text-rate-limited`, `text-refused`, `text-rejected`, `text-too-large`, `text-too-long`, `text-unauthorized`, `text-unavailable`, `text-unreadable` */
            502: components["responses"]["ProviderFailed"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable`, `text-busy`, `text-stopped` */
            503: components["responses"]["Unavailable"];
            /** @description Another server didn’t answer in time. `text-timed-out` */
            504: components["responses"]["ProviderTimedOut"];
            default: components["responses"]["Problem"];
        };
    };
    "Topics.generateCustom": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomIdeaBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicIdeaAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `idempotency-key-reused` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `ai-quota` */
            429: components["responses"]["Limited"];
            /** @description Another server failed, such as that of the model. `ideas-unusable`, `repeated-title`, `text-cut-off`, `text-declined`, `text-empty`, `text-filtered`, `text-no-credit`, `text-rate-limited`, `text-refused`, `text-rejected`, `text-too-large`, `text-too-long`, `text-unauthorized`, `text-unavailable`, `text-unreadable` */
            502: components["responses"]["ProviderFailed"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable`, `text-busy`, `text-stopped` */
            503: components["responses"]["Unavailable"];
            /** @description Another server didn’t answer in time. `text-timed-out` */
            504: components["responses"]["ProviderTimedOut"];
            default: components["responses"]["Problem"];
        };
    };
    "Topics.idea": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicIdeaAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-idea` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Topics.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeaDeleted"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-idea` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "ResearchSources.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchSourcesAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Documents.convert": {
        parameters: {
            query?: never;
            header?: {
                /** @description Percent-encoded; its ending tells text files apart. */
                "X-Filename"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConvertedDocument"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid`, `no-file` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than 1 MiB, or a file than its route takes. `file-too-large` */
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `document-unreadable`, `encoded-body`, `not-a-file` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable`, `too-many-documents` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Sources.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of a file, percent-encoded. */
                "X-Filename"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadSourceBody"] | string;
                "application/octet-stream": components["schemas"]["ReadSourceBody"] | string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceText"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid`, `no-file`, `source-forbidden-address` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than 1 MiB, or a file than its route takes. `file-too-large` */
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `document-unreadable`, `encoded-body`, `source-unreadable` */
            415: components["responses"]["Unsupported"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `too-many-pages` */
            429: components["responses"]["Limited"];
            /** @description Another server failed, such as that of the model. `source-error-answer`, `source-too-large`, `source-unreachable` */
            502: components["responses"]["ProviderFailed"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `source-stopped`, `store-unavailable`, `too-many-documents` */
            503: components["responses"]["Unavailable"];
            /** @description Another server didn’t answer in time. `source-too-slow` */
            504: components["responses"]["ProviderTimedOut"];
            default: components["responses"]["Problem"];
        };
    };
    "Stats.stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stats"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Checking.check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckArticleBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedArticle"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `not-your-persona`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `not-checked`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Checking.inputs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInputs"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Checking.dismissed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DismissedFindingsAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Checking.dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DismissFindingBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneArticle"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `no-such-passage`, `not-a-guess`, `too-many-dismissals` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `not-checked`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Checking.reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindingBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneArticle"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `not-checked`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Packages.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackagesAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Packages.ruleReport": {
        parameters: {
            query?: {
                /** @description Revision of the article; defaults to the present one. */
                revision?: number;
                /** @description Revision of the editorial rules; defaults to those in force. */
                rules?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleRuleReport"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article`, `no-such-revision` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `not-checked`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Reviews.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewsAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Reviews.open": {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision the change is based on, as in the ETag. Stale: 412. */
                "If-Match"?: string;
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneArticle"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `bad-if-match`, `invalid`, `review-without-revision` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `idempotency-key-reused` */
            409: components["responses"]["Conflict"];
            /** @description Someone saved a change in the meantime; `current` says who and when. `stale-revision` */
            412: components["responses"]["Stale"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `not-checked`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "RulesImpact.impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulesImpactBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesImpact"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `no-rules-yet`, `not-checked`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Articles.list": {
        parameters: {
            query?: {
                /** @description Default 50. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Articles this user requested. */
                authorId?: string;
                /** @description Text to find in the title, persona or category. */
                q?: string;
                /** @description Persona ids. */
                persona?: string[];
                /** @description Category ids. */
                category?: string[];
                /** @description `elsewhere`: imported, and published elsewhere. `published`: promoted or that. */
                status?: "all" | "draft" | "promoted" | "elsewhere" | "published";
                /** @description Articles that are out of date, or something made of them is: for any reason, or because text, title, rules or persona changed, or the idea was deleted. */
                outdated?: "any" | "text" | "title" | "rules" | "persona" | "idea";
                /** @description `newest` (the default) and `oldest` sort by creation; `changed` puts the last changed first. */
                order?: "newest" | "oldest" | "changed";
                /** @description Articles in whose text every block is the model’s, as it left it. */
                untouched?: "true";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlePage"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Articles.drafts": {
        parameters: {
            query?: {
                /** @description Default 50. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Articles this user requested. */
                authorId?: string;
                /** @description Text to find in the title, persona or category. */
                q?: string;
                /** @description Persona ids. */
                persona?: string[];
                /** @description Category ids. */
                category?: string[];
                /** @description `elsewhere`: imported, and published elsewhere. `published`: promoted or that. */
                status?: "all" | "draft" | "promoted" | "elsewhere" | "published";
                /** @description Articles that are out of date, or something made of them is: for any reason, or because text, title, rules or persona changed, or the idea was deleted. */
                outdated?: "any" | "text" | "title" | "rules" | "persona" | "idea";
                /** @description `newest` (the default) and `oldest` sort by creation; `changed` puts the last changed first. */
                order?: "newest" | "oldest" | "changed";
                /** @description Articles in whose text every block is the model’s, as it left it. */
                untouched?: "true";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftPage"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Articles.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneArticle"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `not-checked`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Articles.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision the change is based on, as in the ETag. Stale: 412. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-if-match`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description Someone saved a change in the meantime; `current` says who and when. `stale-revision` */
            412: components["responses"]["Stale"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Articles.edit": {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision the change is based on, as in the ETag. Stale: 412. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditArticleBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneArticle"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-if-match`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `no-override`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `promotion-blocked` */
            409: components["responses"]["Conflict"];
            /** @description Someone saved a change in the meantime; `current` says who and when. `stale-revision` */
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `changes-not-shown`, `no-rules-yet`, `not-checked`, `origins-not-in-time`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "History.history": {
        parameters: {
            query?: {
                /** @description Default 100. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "History.revision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                revision: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleAtRevision"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article`, `no-such-revision` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "History.origins": {
        parameters: {
            query?: {
                /** @description Default: the present one. */
                revision?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OriginsOfArticle"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article`, `no-such-revision` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `origins-not-in-time`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "History.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision the change is based on, as in the ETag. Stale: 412. */
                "If-Match"?: string;
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneArticle"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `bad-if-match`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article`, `no-such-revision` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `idempotency-key-reused` */
            409: components["responses"]["Conflict"];
            /** @description Someone saved a change in the meantime; `current` says who and when. `stale-revision` */
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `not-checked`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Imports.list": {
        parameters: {
            query?: {
                /** @description Default 50. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPage"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Imports.upload": {
        parameters: {
            query?: never;
            header: {
                /** @description The file’s name, percent-encoded. */
                "X-Filename": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneImport"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid`, `no-file` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than 1 MiB, or a file than its route takes. `file-too-large` */
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body`, `unknown-kind` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Imports.one": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneImport"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-import` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Imports.itemsOf": {
        parameters: {
            query?: {
                /** @description Default 50. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                state?: "create" | "update" | "unchanged" | "left-out" | "conflict" | "created" | "updated" | "failed";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportItemPage"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-import` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Imports.map": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportMapping"];
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneImport"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid`, `unknown-reference` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-import` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `import-not-ready` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Imports.start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneImport"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-import` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `import-not-ready` */
            409: components["responses"]["Conflict"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Imports.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneImport"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-import` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Generation.generate": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateArticleBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateArticleAnswer"];
                };
            };
            /** @description The outline waits for a person. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneGeneration"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `broken-json`, `invalid`, `unknown-reference` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `not-your-persona`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `generation-state`, `idempotency-key-reused`, `no-persona-assigned` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `ai-quota`, `weekly-limit-reached` */
            429: components["responses"]["Limited"];
            /** @description Another server failed, such as that of the model. `text-cut-off`, `text-declined`, `text-empty`, `text-filtered`, `text-no-credit`, `text-rate-limited`, `text-refused`, `text-rejected`, `text-too-large`, `text-too-long`, `text-unauthorized`, `text-unavailable`, `text-unreadable` */
            502: components["responses"]["ProviderFailed"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `lease-lost`, `no-rules-yet`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable`, `text-busy`, `text-stopped` */
            503: components["responses"]["Unavailable"];
            /** @description Another server didn’t answer in time. `text-timed-out` */
            504: components["responses"]["ProviderTimedOut"];
            default: components["responses"]["Problem"];
        };
    };
    "Generation.generateBatch": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateBatchBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchProgress"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `broken-json`, `invalid`, `unknown-reference` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `not-your-persona`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `idempotency-key-reused`, `no-persona-assigned` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `ai-quota`, `weekly-limit-reached` */
            429: components["responses"]["Limited"];
            /** @description Another server failed, such as that of the model. `batch-failed`, `text-cut-off`, `text-declined`, `text-empty`, `text-filtered`, `text-no-credit`, `text-rate-limited`, `text-refused`, `text-rejected`, `text-too-large`, `text-too-long`, `text-unauthorized`, `text-unavailable`, `text-unreadable` */
            502: components["responses"]["ProviderFailed"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `lease-lost`, `no-rules-yet`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable`, `text-busy`, `text-stopped` */
            503: components["responses"]["Unavailable"];
            /** @description Another server didn’t answer in time. `text-timed-out` */
            504: components["responses"]["ProviderTimedOut"];
            default: components["responses"]["Problem"];
        };
    };
    "Generation.batchByKey": {
        parameters: {
            query: {
                /** @description The `Idempotency-Key` of the request. */
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchProgress"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-batch` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Generation.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchProgress"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-batch` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Generation.weeklyCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeeklyCount"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Generations.open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenGenerations"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Generations.generation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneGeneration"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-generation` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Generations.approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveOutlineBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateArticleAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-generation` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `generation-state`, `idempotency-key-reused` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `ai-quota`, `weekly-limit-reached` */
            429: components["responses"]["Limited"];
            /** @description Another server failed, such as that of the model. `text-cut-off`, `text-declined`, `text-empty`, `text-filtered`, `text-no-credit`, `text-rate-limited`, `text-refused`, `text-rejected`, `text-too-large`, `text-too-long`, `text-unauthorized`, `text-unavailable`, `text-unreadable` */
            502: components["responses"]["ProviderFailed"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `lease-lost`, `no-rules-yet`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable`, `text-busy`, `text-stopped` */
            503: components["responses"]["Unavailable"];
            /** @description Another server didn’t answer in time. `text-timed-out` */
            504: components["responses"]["ProviderTimedOut"];
            default: components["responses"]["Problem"];
        };
    };
    "Generations.retry": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneGeneration"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-generation` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `generation-state`, `idempotency-key-reused` */
            409: components["responses"]["Conflict"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `ai-quota`, `weekly-limit-reached` */
            429: components["responses"]["Limited"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `lease-lost`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Generations.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneGeneration"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-generation` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `generation-state`, `idempotency-key-reused` */
            409: components["responses"]["Conflict"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Prompts.prompt": {
        parameters: {
            query?: {
                /** @description Default: the present one. */
                revision?: number;
                /** @description As it was asked (default), or as it would be today. */
                as?: "then" | "now";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `article-imported`, `no-such-article`, `no-such-proposal`, `no-such-revision`, `prompt-not-kept` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `cannot-be-asked` */
            409: components["responses"]["Conflict"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Proposals.list": {
        parameters: {
            query?: {
                /** @description Default 50. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalPage"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Proposals.offer": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferProposalBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneProposal"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article`, `no-such-revision` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `idempotency-key-reused`, `no-such-finding`, `too-many-proposals` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `ai-quota` */
            429: components["responses"]["Limited"];
            /** @description Another server failed, such as that of the model. `text-cut-off`, `text-declined`, `text-empty`, `text-filtered`, `text-no-credit`, `text-rate-limited`, `text-refused`, `text-rejected`, `text-too-large`, `text-too-long`, `text-unauthorized`, `text-unavailable`, `text-unreadable` */
            502: components["responses"]["ProviderFailed"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable`, `text-busy`, `text-stopped` */
            503: components["responses"]["Unavailable"];
            /** @description Another server didn’t answer in time. `text-timed-out` */
            504: components["responses"]["ProviderTimedOut"];
            default: components["responses"]["Problem"];
        };
    };
    "Proposals.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision the change is based on, as in the ETag. Stale: 412. */
                "If-Match"?: string;
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptProposalBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneArticle"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `bad-if-match`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article`, `no-such-proposal`, `no-such-revision` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `idempotency-key-reused`, `proposal-settled`, `proposal-stale`, `proposal-without-change` */
            409: components["responses"]["Conflict"];
            /** @description Someone saved a change in the meantime; `current` says who and when. `stale-revision` */
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `not-checked`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Proposals.reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectProposalBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneProposal"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article`, `no-such-proposal` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `proposal-settled` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Images.generate": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateImagesBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImagesAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `article-not-promoted`, `idempotency-key-reused` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `ai-quota` */
            429: components["responses"]["Limited"];
            /** @description Another server failed, such as that of the model. `image-cut-off`, `image-declined`, `image-empty`, `image-filtered`, `image-no-credit`, `image-rate-limited`, `image-refused`, `image-rejected`, `image-too-large`, `image-too-long`, `image-unauthorized`, `image-unavailable`, `image-unreadable` */
            502: components["responses"]["ProviderFailed"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `image-busy`, `image-stopped`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            /** @description Another server didn’t answer in time. `image-timed-out` */
            504: components["responses"]["ProviderTimedOut"];
            default: components["responses"]["Problem"];
        };
    };
    "Images.regenerate": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                articleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImagesAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `article-not-promoted`, `idempotency-key-reused` */
            409: components["responses"]["Conflict"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `ai-quota` */
            429: components["responses"]["Limited"];
            /** @description Another server failed, such as that of the model. `image-cut-off`, `image-declined`, `image-empty`, `image-filtered`, `image-no-credit`, `image-rate-limited`, `image-refused`, `image-rejected`, `image-too-large`, `image-too-long`, `image-unauthorized`, `image-unavailable`, `image-unreadable` */
            502: components["responses"]["ProviderFailed"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `image-busy`, `image-stopped`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            /** @description Another server didn’t answer in time. `image-timed-out` */
            504: components["responses"]["ProviderTimedOut"];
            default: components["responses"]["Problem"];
        };
    };
    "Images.download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownloadBody"];
            };
        };
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `image-forbidden-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-image` */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body`, `not-an-image` */
            415: components["responses"]["Unsupported"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `too-many-downloads` */
            429: components["responses"]["Limited"];
            /** @description Another server failed, such as that of the model. `image-error-answer`, `image-too-large`, `image-unreachable` */
            502: components["responses"]["ProviderFailed"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `image-stopped`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            /** @description Another server didn’t answer in time. `image-too-slow` */
            504: components["responses"]["ProviderTimedOut"];
            default: components["responses"]["Problem"];
        };
    };
    "Images.earlierSets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                articleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarlierSetsAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Images.image": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/webp": string;
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `invalid-token`, `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-image` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Images.thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `invalid-token`, `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-image` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Captions.generate": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateCaptionsBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptionsAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `article-not-promoted`, `idempotency-key-reused`, `no-such-caption` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `ai-quota` */
            429: components["responses"]["Limited"];
            /** @description Another server failed, such as that of the model. `captions-faulty`, `text-cut-off`, `text-declined`, `text-empty`, `text-filtered`, `text-no-credit`, `text-rate-limited`, `text-refused`, `text-rejected`, `text-too-large`, `text-too-long`, `text-unauthorized`, `text-unavailable`, `text-unreadable` */
            502: components["responses"]["ProviderFailed"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `no-rules-yet`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable`, `text-busy`, `text-stopped` */
            503: components["responses"]["Unavailable"];
            /** @description Another server didn’t answer in time. `text-timed-out` */
            504: components["responses"]["ProviderTimedOut"];
            default: components["responses"]["Problem"];
        };
    };
    "Captions.approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveCaptionBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `article-not-promoted`, `caption-changed` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Captions.labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptionLabels"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Scheduler.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulerStatus"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `no-rules-yet`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Scheduler.toggle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToggleBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToggleAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `no-rules-yet`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Scheduler.trigger": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggerBody"];
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TriggerAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `idempotency-key-reused`, `run-goes-on` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Scheduler.configure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchedulerConfigBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulerConfigAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Scheduler.runs": {
        parameters: {
            query?: {
                /** @description Default 50. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunsAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Notifications.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Notifications.deliveries": {
        parameters: {
            query?: {
                /** @description Default 50. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveriesAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Audit.list": {
        parameters: {
            query?: {
                /** @description Id of a user, or `system` or `scheduler`. */
                actor?: string;
                /** @description Event type, such as ArticlePromoted. */
                type?: string;
                /** @description Id of the article, user or other thing it happened to. */
                subject?: string;
                /** @description Only events of this request or run. */
                correlationId?: string;
                from?: string;
                to?: string;
                /** @description Default 50. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `invalid-token`, `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Audit.recent": {
        parameters: {
            query?: {
                /** @description Default 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecentChangesAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `invalid-token`, `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Audit.export": {
        parameters: {
            query?: {
                /** @description Id of a user, or `system` or `scheduler`. */
                actor?: string;
                /** @description Event type, such as ArticlePromoted. */
                type?: string;
                /** @description Id of the article, user or other thing it happened to. */
                subject?: string;
                /** @description Only events of this request or run. */
                correlationId?: string;
                from?: string;
                to?: string;
                /** @description Defaults to csv. */
                format?: "csv" | "ndjson";
                /** @description Of csv: begins with a byte order mark, without which Excel takes the text for another encoding. */
                excel?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, streamed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `invalid-token`, `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Record.checkpoints": {
        parameters: {
            query?: {
                /** @description Default 50. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckpointPage"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `invalid-token`, `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Record.latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A signed note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `invalid-token`, `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-checkpoint` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `other-signing-key`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Record.consistency": {
        parameters: {
            query: {
                /** @description Size of the earlier checkpoint. */
                from: number;
                /** @description Size of the later one. */
                to: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsistencyAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid`, `no-such-size` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `invalid-token`, `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Record.verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastVerificationAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `invalid-token`, `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Record.key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A verifier key of signed notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `invalid-token`, `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `other-signing-key`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Evidence.ofArticle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A zip archive, streamed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `other-signing-key`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Evidence.ofPeriod": {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A zip archive, streamed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `invalid-token`, `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `other-signing-key`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Undo.run": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-entry` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `administrator`, `cannot-be-undone`, `duplicate-name`, `idempotency-key-reused`, `last-administrator`, `promotion-blocked`, `stale-revision` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Webhooks.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Webhooks.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `broken-json`, `invalid`, `webhook-address` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `idempotency-key-reused`, `too-many-webhooks` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Webhooks.change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedWebhookBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid`, `webhook-address` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-webhook` */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Webhooks.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-webhook` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Webhooks.rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-webhook` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Webhooks.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-webhook` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Webhooks.deliveries": {
        parameters: {
            query?: {
                /** @description Default 50. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveriesAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-webhook` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Webhooks.redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-delivery`, `no-such-webhook` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `webhook-switched-off` */
            409: components["responses"]["Conflict"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Sites.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitesAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Sites.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `broken-json`, `invalid`, `site-address`, `site-credentials`, `site-form` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `idempotency-key-reused`, `too-many-sites` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Sites.change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedSiteBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid`, `site-address`, `site-credentials`, `site-form` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-site` */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Sites.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-site` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Sites.check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteCheckAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-site` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Sites.deliveries": {
        parameters: {
            query?: {
                /** @description Default 50. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteDeliveriesAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-site` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Sites.send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendAgainBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteDeliveryAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-delivery`, `no-such-site` */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Lineage.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineageAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Quality.quality": {
        parameters: {
            query?: {
                /** @description Drafts from this moment on; 12 weeks before `to` by default. */
                from?: string;
                /** @description Drafts before this moment; now by default. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quality"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Auth.currentUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Auth.waysIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaysInAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Auth.signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `wrong-credentials` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `sign-on-only` */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `too-many-sign-ins` */
            429: components["responses"]["Limited"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Auth.signOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOutAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description The caller may not do this. `foreign-origin` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Auth.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneSignedInAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid`, `password-refused` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `password-changed-meanwhile` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `too-many-sign-ins` */
            429: components["responses"]["Limited"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "LinkedSignOn.link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOnAddressAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-provider` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `provider-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "LinkedSignOn.unlink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `sign-on-not-linked` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `last-way-in` */
            409: components["responses"]["Conflict"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Methods.methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodsAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Methods.begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTotpAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `proof-required` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `totp-on` */
            409: components["responses"]["Conflict"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Methods.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `proof-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `totp-off` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `last-factor` */
            409: components["responses"]["Conflict"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Methods.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpCodeBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewRecoveryCodesAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `code-refused`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `proof-required` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `totp-not-begun`, `totp-on` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `too-many-sign-ins` */
            429: components["responses"]["Limited"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `sign-in-key-differs`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Methods.renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewRecoveryCodesAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `proof-required` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `no-second-factor` */
            409: components["responses"]["Conflict"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "OwnPasskeys.options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreationOptionsAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `proof-required` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `passkeys-impossible` */
            409: components["responses"]["Conflict"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `too-many-sign-ins` */
            429: components["responses"]["Limited"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "OwnPasskeys.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPasskeyAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid`, `passkey-refused` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `proof-required` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `passkey-there`, `passkeys-impossible`, `too-many-passkeys` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "OwnPasskeys.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRemovedAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `proof-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `passkey-not-found` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `last-factor`, `last-way-in` */
            409: components["responses"]["Conflict"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "OwnPasskeys.rename": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenamePasskeyBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnePasskeyAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `proof-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `passkey-not-found` */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "PasskeySignIn.options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestOptionsAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description The caller may not do this. `foreign-origin` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `passkeys-impossible` */
            409: components["responses"]["Conflict"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `too-many-sign-ins` */
            429: components["responses"]["Limited"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "PasskeySignIn.signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssertionBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneSignedInAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `passkey-over`, `passkey-refused`, `passkey-unknown` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `sign-on-only` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `passkeys-impossible` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `too-many-sign-ins` */
            429: components["responses"]["Limited"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "SecondStep.secondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneSignedInAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `wrong-code` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin` */
            403: components["responses"]["Forbidden"];
            /** @description It has ended and has to be begun again. `ticket-over` */
            410: components["responses"]["Over"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `too-many-sign-ins` */
            429: components["responses"]["Limited"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `sign-in-key-differs`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "SecondStep.prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofBody"];
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid`, `proof-refused` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required` */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `too-many-sign-ins` */
            429: components["responses"]["Limited"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `sign-in-key-differs`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Sessions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Sessions.endOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Sessions.end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `session-not-found` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "SignOnSettings.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOnProvidersAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "SignOnSettings.check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderCheckAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-provider` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Users.active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveUsersAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Users.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key gets the first answer. A different body: 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddUserBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneUserAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-idempotency-key`, `broken-json`, `invalid`, `unknown-persona` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `idempotency-key-reused`, `username-taken` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Users.all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Users.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision the change is based on, as in the ETag. Stale: 412. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeUserBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneUserAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-if-match`, `broken-json`, `invalid`, `other-id`, `unknown-persona`, `username-locked` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `user-not-found` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `administrator`, `last-administrator`, `own-password` */
            409: components["responses"]["Conflict"];
            /** @description Someone saved a change in the meantime; `current` says who and when. `stale-revision` */
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Users.deactivate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision the change is based on, as in the ETag. Stale: 412. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-if-match`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `user-not-found` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `administrator` */
            409: components["responses"]["Conflict"];
            /** @description Someone saved a change in the meantime; `current` says who and when. `stale-revision` */
            412: components["responses"]["Stale"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Users.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemporaryPasswordAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `user-not-found` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `own-password` */
            409: components["responses"]["Conflict"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Users.resetSignIn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetSignInBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemporaryPasswordAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `user-not-found` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `own-sign-in` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Users.invite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `user-not-found` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `user-deactivated` */
            409: components["responses"]["Conflict"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "AccessTokens.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessTokensAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "AccessTokens.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTokenBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTokenAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `expired-already`, `invalid`, `scope-of-no-feed` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `proof-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The state of things forbids it. `token-name-taken`, `too-many-tokens` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "AccessTokens.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-token` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Credentials.certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `credentials-off` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `other-certificate`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Credentials.root": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A certificate in PEM. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-pem-file": string;
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `credentials-off`, `no-own-root` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `other-certificate`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Credentials.check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `broken-json`, `invalid`, `no-file` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `foreign-origin`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than 1 MiB, or a file than its route takes. `file-too-large` */
            413: components["responses"]["TooLarge"];
            /** @description This kind of content isn’t taken. `encoded-body`, `not-a-file` */
            415: components["responses"]["Unsupported"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `busy`, `outcome-unknown`, `postgres-unavailable`, `recorded-not-visible`, `server-stopping`, `store-unavailable`, `too-many-files` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Published.list": {
        parameters: {
            query?: {
                /** @description A position, exclusive: only what was promoted after it. */
                since?: number;
                /** @description Default 50. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedAnswer"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `invalid-token`, `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Published.json": {
        parameters: {
            query?: {
                /** @description A position, exclusive: only what was promoted after it. */
                since?: number;
                /** @description Default 50. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON Feed, version 1.1, newest promotion first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/feed+json": Record<string, never>;
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `invalid-token`, `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Published.atom": {
        parameters: {
            query?: {
                /** @description A position, exclusive: only what was promoted after it. */
                since?: number;
                /** @description Default 50. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Atom, newest promotion first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `invalid-token`, `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Published.rss": {
        parameters: {
            query?: {
                /** @description A position, exclusive: only what was promoted after it. */
                since?: number;
                /** @description Default 50. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RSS 2.0, newest promotion first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml": string;
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `bad-cursor`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `invalid-token`, `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Feed.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed, newest promotion first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/feed+json": string;
                    "application/atom+xml": string;
                    "application/rss+xml": string;
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-feed` */
            404: components["responses"]["NotFound"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `too-many-wrong-addresses` */
            429: components["responses"]["Limited"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `not-set`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Feed.picture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
                image: string;
                seal: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/webp": string;
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-feed`, `no-such-image` */
            404: components["responses"]["NotFound"];
            /** @description A limit is reached; `Retry-After` says when to try again, where waiting helps. `too-many-wrong-addresses` */
            429: components["responses"]["Limited"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `not-set`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Package.one": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedPackage"];
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article`, `no-such-package` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Package.manifest": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A manifest store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/c2pa": string;
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `invalid-token`, `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `forbidden`, `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `credentials-off`, `no-such-article`, `no-such-package` */
            404: components["responses"]["NotFound"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `other-certificate`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    "Download.download": {
        parameters: {
            query: {
                /** @description `html` is a page of its own, `html-fragment` the text alone, to be put into another page. */
                format: "md" | "html" | "html-fragment" | "docx";
                /** @description Which text, where it was changed since it was promoted; defaults to the present one. */
                text?: "promoted" | "present";
                /** @description The site engine that markdown is for, with front matter that it reads; `astro` is for Eleventy and MDX, too. Defaults to `plain`, which has none. */
                for?: "plain" | "hugo" | "jekyll" | "astro";
                /** @description How markdown has its notes: as footnotes, or as a list with links of HTML, for engines that know no footnotes. Defaults to `footnotes`, which Hugo always gets. */
                notes?: "footnotes" | "list";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                    "text/html": string;
                    "application/zip": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            /** @description The request can’t be read, or breaks a rule; `errors` names the fields. `bad-address`, `invalid` */
            400: components["responses"]["Invalid"];
            /** @description Nobody is signed in, or what was shown isn’t valid. `unauthenticated` */
            401: components["responses"]["Unauthenticated"];
            /** @description The caller may not do this. `password-change-required`, `second-factor-required` */
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or the caller may not know of it. `no-such-article` */
            404: components["responses"]["NotFound"];
            /** @description The state of things forbids it. `article-not-promoted` */
            409: components["responses"]["Conflict"];
            /** @description The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again. `not-set`, `origins-not-in-time`, `other-certificate`, `postgres-unavailable`, `store-unavailable` */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
}
