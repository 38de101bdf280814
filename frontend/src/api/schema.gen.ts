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
         * Reads the settings that every visitor may know
         * @description Reads the settings that every visitor may know. Needs no sign-in.
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
         * Streams changes, and the progress of the user’s own work, as server-sent events
         * @description Streams changes, and the progress of the user’s own work, as server-sent events. For everybody who is signed in.
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
         * Changes a persona; fields that are left out stay as they are
         * @description Changes a persona; fields that are left out stay as they are. For administrators.
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
         * Lists the changes of a persona, newest first, even if it has been deleted
         * @description Lists the changes of a persona, newest first, even if it has been deleted. For administrators.
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
         * Changes the parts of a persona that its author may change
         * @description Changes the parts of a persona that its author may change. For everybody who is signed in.
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
         * Lists the categories as one document, which is saved whole
         * @description Lists the categories as one document, which is saved whole. For everybody who is signed in.
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
         * Saves the categories, the users or the editorial rules as one whole document
         * @description Saves the categories, the users or the editorial rules as one whole document. For administrators.
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
         * Restores the editorial rules of an earlier revision
         * @description Restores the editorial rules of an earlier revision. For administrators.
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
         * Lists the changes of a configuration document, newest first
         * @description Lists the changes of a configuration document, newest first. For administrators.
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
         * Lists the weekly batches of ideas, newest first
         * @description Lists the weekly batches of ideas, newest first. For everybody who is signed in.
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
         * Lists the custom ideas, newest first
         * @description Lists the custom ideas, newest first. For everybody who is signed in.
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
         * Has a batch of ideas made
         * @description Has a batch of ideas made. For everybody who is signed in.
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
         * Has one idea made, from a prompt if there is one
         * @description Has one idea made, from a prompt if there is one. For everybody who is signed in.
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
         * Reads an idea
         * @description Reads an idea. For everybody who is signed in.
         */
        get: operations["Topics.idea"];
        put?: never;
        post?: never;
        /**
         * Deletes an idea
         * @description Deletes an idea. For everybody who is signed in.
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
         * Reads the text that an article may rest on from the address of a page or the bytes of a file (PDF, .docx or .odt)
         * @description Reads the text that an article may rest on from the address of a page or the bytes of a file (PDF, .docx or .odt). For everybody who is signed in.
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
         * Counts the articles that the user may see, in total and by week
         * @description Counts the articles that the user may see, in total and by week. For everybody who is signed in.
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
         * Checks a text, which need not be saved
         * @description Checks a text, which need not be saved. For everybody who is signed in.
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
         * Reads what the checks of an article need, so that they can run where the text is written
         * @description Reads what the checks of an article need, so that they can run where the text is written. For everybody who is signed in.
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
         * Lists the dismissed findings of an article, which the report does not show
         * @description Lists the dismissed findings of an article, which the report does not show. For everybody who is signed in.
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
         * Dismisses a guess that is wrong, with a reason
         * @description Dismisses a guess that is wrong, with a reason. For everybody who is signed in.
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
         * Withdraws the dismissal of a finding
         * @description Withdraws the dismissal of a finding. For everybody who is signed in.
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
         * Lists the packages that promotions of the article have frozen
         * @description Lists the packages that promotions of the article have frozen. For everybody who is signed in.
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
         * Checks a revision of an article by the editorial rules in force, or by an earlier revision of them
         * @description Checks a revision of an article by the editorial rules in force, or by an earlier revision of them. For everybody who is signed in.
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
         * Records that the user has opened a revision for review
         * @description Records that the user has opened a revision for review. For everybody who is signed in.
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
         * Tells what changed editorial rules would find in the newest articles, and saves nothing
         * @description Tells what changed editorial rules would find in the newest articles, and saves nothing. For administrators.
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
         * Lists the articles that the user may see, newest first, in a member named `articles`
         * @description Lists the articles that the user may see, newest first, in a member named `articles`. For everybody who is signed in.
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
         * Tells who or what wrote each part of the text
         * @description Tells who or what wrote each part of the text. For everybody who is signed in.
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
         * Restores the title and the text of an earlier revision
         * @description Restores the title and the text of an earlier revision. For everybody who is signed in.
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
         * Takes an archive’s file and reads it; no article is created before the import is started
         * @description Takes an archive’s file and reads it; no article is created before the import is started. For administrators.
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
         * Reads an import: what was found, and its progress
         * @description Reads an import: what was found, and its progress. For administrators.
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
         * Lists the items of a file, in the file’s order
         * @description Lists the items of a file, in the file’s order. For administrators.
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
         * Sets which personas and categories stand for the names in the file
         * @description Sets which personas and categories stand for the names in the file. For administrators.
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
         * Starts an import
         * @description Starts an import. For administrators.
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
         * Stops an import; what has arrived by then stays
         * @description Stops an import; what has arrived by then stays. For administrators.
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
         * Has an article written, or only its outline at first
         * @description Has an article written, or only its outline at first. For everybody who is signed in.
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
         * Reads the progress of the batch that was requested with an `Idempotency-Key`
         * @description Reads the progress of the batch that was requested with an `Idempotency-Key`. For everybody who is signed in.
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
         * Counts the articles that the author has had written this week
         * @description Counts the articles that the author has had written this week. For authors.
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
         * Lists the user’s generations that are under way or wait for a person
         * @description Lists the user’s generations that are under way or wait for a person. For everybody who is signed in.
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
         * Reads the progress of a generation
         * @description Reads the progress of a generation. For everybody who is signed in.
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
         * Approves an outline, changed or unchanged, and has the article written
         * @description Approves an outline, changed or unchanged, and has the article written. For everybody who is signed in.
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
         * Continues a failed generation from the step that failed
         * @description Continues a failed generation from the step that failed. For everybody who is signed in.
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
         * Cancels a generation that has not finished
         * @description Cancels a generation that has not finished. For everybody who is signed in.
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
         * Reads the prompt that a model was given for a revision, or would be given today
         * @description Reads the prompt that a model was given for a revision, or would be given today. For administrators.
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
         * Lists the proposals for an article, newest first
         * @description Lists the proposals for an article, newest first. For everybody who is signed in.
         */
        get: operations["Proposals.list"];
        put?: never;
        /**
         * Has a model propose another passage, or other titles
         * @description Has a model propose another passage, or other titles. For everybody who is signed in.
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
         * Accepts a proposal, as a whole or in part
         * @description Accepts a proposal, as a whole or in part. For everybody who is signed in.
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
         * Downloads an image through the server, converted if necessary
         * @description Downloads an image through the server, converted if necessary. For everybody who is signed in.
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
         * Reads the bytes of an image
         * @description Reads the bytes of an image. For everybody who is signed in, and for scripts with a token of the scope `articles:read`.
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
         * Reads the bytes of an image’s thumbnail
         * @description Reads the bytes of an image’s thumbnail. For everybody who is signed in, and for scripts with a token of the scope `articles:read`.
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
         * Approves a caption with exactly the words that were read
         * @description Approves a caption with exactly the words that were read. For everybody who is signed in.
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
         * Reads the labels that tell readers who wrote a caption, as the house’s rules want them
         * @description Reads the labels that tell readers who wrote a caption, as the house’s rules want them. For everybody who is signed in.
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
         * Reads when the weekly jobs run, and with which settings
         * @description Reads when the weekly jobs run, and with which settings. For administrators.
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
         * Starts a run of the article job at once
         * @description Starts a run of the article job at once. For administrators.
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
         * Switches notifications of runs on or off
         * @description Switches notifications of runs on or off. For administrators.
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
         * Lists the scheduled runs and their failures, newest first
         * @description Lists the scheduled runs and their failures, newest first. For administrators.
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
         * Lists the messages, newest first, with their errors
         * @description Lists the messages, newest first, with their errors. For administrators.
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
         * Lists every change, newest first: who did what to what, and when
         * @description Lists every change, newest first: who did what to what, and when. For administrators, and for scripts with a token of the scope `audit:read`.
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
         * Lists the latest changes, with one line for all changes of one kind by the same request or run
         * @description Lists the latest changes, with one line for all changes of one kind by the same request or run. For administrators, and for scripts with a token of the scope `audit:read`.
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
         * Proves that a later state of the record begins with an earlier one
         * @description Proves that a later state of the record begins with an earlier one. For administrators, and for scripts with a token of the scope `audit:read`.
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
         * Reads the result of the record’s last verification
         * @description Reads the result of the record’s last verification. For administrators, and for scripts with a token of the scope `audit:read`.
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
         * Reads the public key that verifies checkpoints
         * @description Reads the public key that verifies checkpoints. For administrators, and for scripts with a token of the scope `audit:read`.
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
         * Packs the evidence about an article: its events, proofs and a verifier
         * @description Packs the evidence about an article: its events, proofs and a verifier. For administrators.
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
         * Packs the evidence about a period: its events, proofs and a verifier
         * @description Packs the evidence about a period: its events, proofs and a verifier. For administrators, and for scripts with a token of the scope `audit:read`.
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
         * Undoes a change in the audit log, or tells what undoing it would do
         * @description Undoes a change in the audit log, or tells what undoing it would do. For administrators.
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
         * Adds a webhook and shows its secret once
         * @description Adds a webhook and shows its secret once. For administrators.
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
         * Gives a webhook a new secret and shows it once
         * @description Gives a webhook a new secret and shows it once. For administrators.
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
         * Lists what was sent to a webhook and the receiver’s answers, newest first
         * @description Lists what was sent to a webhook and the receiver’s answers, newest first. For administrators.
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
         * Changes a site; new credentials need a proof
         * @description Changes a site; new credentials need a proof. For administrators.
         */
        put: operations["Sites.change"];
        post?: never;
        /**
         * Removes a site; what was sent to it stays there
         * @description Removes a site; what was sent to it stays there. For administrators.
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
         * Checks whether articles can be sent to a site: connection, sign-in, rights and clock
         * @description Checks whether articles can be sent to a site: connection, sign-in, rights and clock. For administrators.
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
         * Lists what was sent to a site and the site’s answers, newest first
         * @description Lists what was sent to a site and the site’s answers, newest first. For administrators.
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
         * Sends the subject of a delivery to the site again, as it is now
         * @description Sends the subject of a delivery to the site again, as it is now. For administrators.
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
         * Tells what an article was made from, and what was made from it
         * @description Tells what an article was made from, and what was made from it. For everybody who is signed in.
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
         * Tells by which ways people can sign in
         * @description Tells by which ways people can sign in. Needs no sign-in.
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
         * Signs a user in with a name and a password and sets the session cookie, or asks for the second step
         * @description Signs a user in with a name and a password and sets the session cookie, or asks for the second step. Needs no sign-in.
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
         * Changes the user’s own password and ends all their other sessions
         * @description Changes the user’s own password and ends all their other sessions. For everybody who is signed in, also with a temporary password, also without a second factor that the house requires.
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
         * Begins to link an account: the browser goes to the address that is answered, and comes back to the profile
         * @description Begins to link an account: the browser goes to the address that is answered, and comes back to the profile. For everybody who is signed in.
         */
        post: operations["LinkedSignOn.link"];
        /**
         * Unlinks an account and ends the sessions that it opened
         * @description Unlinks an account and ends the sessions that it opened. For everybody who is signed in.
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
         * Tells by which methods the user signs in
         * @description Tells by which methods the user signs in. For everybody who is signed in, also without a second factor that the house requires.
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
         * Makes the secret for an authenticator app, which is on once its first code is confirmed
         * @description Makes the secret for an authenticator app, which is on once its first code is confirmed. For everybody who is signed in, also without a second factor that the house requires.
         */
        post: operations["Methods.begin"];
        /**
         * Turns the authenticator app off, and removes the recovery codes with the last second factor
         * @description Turns the authenticator app off, and removes the recovery codes with the last second factor. For everybody who is signed in, also without a second factor that the house requires.
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
         * Turns on the authenticator app that shows this code, and shows the recovery codes once
         * @description Turns on the authenticator app that shows this code, and shows the recovery codes once. For everybody who is signed in, also without a second factor that the house requires.
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
         * Replaces the recovery codes by new ones and shows them once
         * @description Replaces the recovery codes by new ones and shows them once. For everybody who is signed in, also without a second factor that the house requires.
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
         * Makes the options with which a browser asks an authenticator for a new passkey
         * @description Makes the options with which a browser asks an authenticator for a new passkey. For everybody who is signed in, also without a second factor that the house requires.
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
         * Adds the passkey that an authenticator made, and shows recovery codes once if it is the first second factor
         * @description Adds the passkey that an authenticator made, and shows recovery codes once if it is the first second factor. For everybody who is signed in, also without a second factor that the house requires.
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
         * Removes a passkey, and the recovery codes with the last second factor
         * @description Removes a passkey, and the recovery codes with the last second factor. For everybody who is signed in, also without a second factor that the house requires.
         */
        delete: operations["OwnPasskeys.remove"];
        options?: never;
        head?: never;
        /**
         * Renames a passkey
         * @description Renames a passkey. For everybody who is signed in, also without a second factor that the house requires.
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
         * Makes the options with which a browser asks for a passkey, to sign in or to give a proof
         * @description Makes the options with which a browser asks for a passkey, to sign in or to give a proof. Needs no sign-in.
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
         * Signs a user in by a passkey, which counts as both factors, and sets the session cookie
         * @description Signs a user in by a passkey, which counts as both factors, and sets the session cookie. Needs no sign-in.
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
         * Completes a sign-in by its second step: a code from the app, a recovery code or a passkey
         * @description Completes a sign-in by its second step: a code from the app, a recovery code or a passkey. Needs no sign-in.
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
         * Takes a proof that it is still the same person, which counts for 15 minutes
         * @description Takes a proof that it is still the same person, which counts for 15 minutes. For everybody who is signed in, also without a second factor that the house requires.
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
         * Lists the user’s sessions
         * @description Lists the user’s sessions. For everybody who is signed in, also without a second factor that the house requires.
         */
        get: operations["Sessions.list"];
        put?: never;
        post?: never;
        /**
         * Ends all of the user’s sessions except this one, at once and everywhere
         * @description Ends all of the user’s sessions except this one, at once and everywhere. For everybody who is signed in, also without a second factor that the house requires.
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
         * Asks a provider of the house’s own sign-on for its own description, and compares clocks
         * @description Asks a provider of the house’s own sign-on for its own description, and compares clocks. For administrators.
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
         * Lists all users, including those who are deactivated
         * @description Lists all users, including those who are deactivated. For administrators.
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
         * Changes a user, or reactivates one
         * @description Changes a user, or reactivates one. For administrators.
         */
        put: operations["Users.change"];
        post?: never;
        /**
         * Deactivates a user and ends all their sessions
         * @description Deactivates a user and ends all their sessions. For administrators.
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
         * Gives a user a temporary password and shows it once
         * @description Gives a user a temporary password and shows it once. For administrators.
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
         * Removes everything by which a user signs in, ends all their sessions, and shows a temporary password once
         * @description Removes everything by which a user signs in, ends all their sessions, and shows a temporary password once. For administrators.
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
         * Makes a link by which a user can link an account of the house’s own sign-on, and shows it once
         * @description Makes a link by which a user can link an account of the house’s own sign-on, and shows it once. For administrators.
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
         * Creates an access token and shows its secret once
         * @description Creates an access token and shows its secret once. For administrators.
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
         * Reads the root certificate that the desk made for its own, which the house publishes so that others can trust it
         * @description Reads the root certificate that the desk made for its own, which the house publishes so that others can trust it. For administrators.
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
         * Reads the promoted articles as an Atom feed
         * @description Reads the promoted articles as an Atom feed. For everybody who is signed in, and for scripts with a token of the scope `articles:read`.
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
         * Reads the promoted articles as an RSS feed
         * @description Reads the promoted articles as an RSS feed. For everybody who is signed in, and for scripts with a token of the scope `articles:read`.
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
         * Reads the promoted articles as a feed, at an address that contains a secret: `{secret}.json`, `.atom` or `.rss`
         * @description Reads the promoted articles as a feed, at an address that contains a secret: `{secret}.json`, `.atom` or `.rss`. Needs no sign-in.
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
         * Reads an image of a promoted article, at the address that a feed with a secret gives
         * @description Reads an image of a promoted article, at the address that a feed with a secret gives. Needs no sign-in.
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
         * Reads a package: what was promoted, who promoted it, and what it rests on
         * @description Reads a package: what was promoted, who promoted it, and what it rests on. For everybody who is signed in.
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
         * Reads the manifest (C2PA) of a package, which signs the bytes of its markdown file
         * @description Reads the manifest (C2PA) of a package, which signs the bytes of its markdown file. For everybody who is signed in, and for scripts with a token of the scope `articles:read`.
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
         * Downloads the text of an article as a file
         * @description Downloads the text of an article as a file. For everybody who is signed in.
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
            /** @description The provider’s name, as on its button. */
            name: string;
        };
        SettingsAnswer: {
            brandName: string;
            /** @description The brand’s three hashtags. */
            hashtags: string[];
            insightsUrl: string;
            /** @description Whether the demo writer is used instead of a model. */
            demo: boolean;
            /** @description Whether there is a web search, so that articles and ideas are researched. */
            research: boolean;
            /**
             * @description How articles are written. `single`: by one request, without research unless the outline is wanted first.
             * @enum {string}
             */
            pipeline: "full" | "single";
            /** @description The time zone of both weekly jobs and of the weekly limit. */
            timeZone: string;
            /** @description The host name that passkeys belong to; pages at another host can use none. Null if passkeys are not possible. */
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
            /** @description The ids of the persona’s categories. */
            categories: string[];
            revision: number;
        };
        PersonasAnswer: {
            personas: components["schemas"]["PersonaAnswer"][];
        };
        CreatePersonaBody: {
            /** @description An id is accepted and ignored. */
            id?: string | null;
            name: string;
            aboutMe: string;
            writingStyle?: string;
            context?: string;
            tone_pillars?: string[];
            writingAngle?: string;
            expertise?: string;
            /** @description The ids of the persona’s categories. */
            categories?: string[];
        };
        OnePersonaAnswer: {
            success: boolean;
            persona: components["schemas"]["PersonaAnswer"];
        };
        ChangePersonaBody: {
            /** @description The persona’s id, which must match the one in the address. */
            id?: string;
            name?: string;
            aboutMe?: string;
            writingStyle?: string;
            context?: string;
            tone_pillars?: string[];
            writingAngle?: string;
            expertise?: string;
            /** @description The ids of the persona’s categories. */
            categories?: string[];
        };
        VoiceAnswer: {
            /** @description One paragraph in the persona’s voice, which isn’t stored. */
            paragraph: string;
            /** @description What wrote the paragraph: `openai` or `demo`. */
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
            /** @description The title of the changed thing at that time. */
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
            /** @description A sentence for people that tells what was done. */
            summary: string;
            changes: components["schemas"]["ChangedField"][];
        };
        ChangeHistoryAnswer: {
            /** @description The changes, newest first and without gaps. */
            events: components["schemas"]["ChangeEvent"][];
            /** @description The cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        ProfileCategory: {
            id: string;
            name: string;
            color: string;
        };
        ProfileAnswer: {
            /** @description The persona’s `aboutMe`. */
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
            /** @description The category’s id, a slug, which stays when the name changes. */
            id: string;
            name: string;
            description: string;
            /** @description The category’s colour in hex, such as #6366f1. */
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
            /** @description The severities that the house gives to checks, by the checks’ ids. */
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
             * @description The spelling that articles follow.
             * @enum {string}
             */
            spelling?: "american" | "british";
            /** @description The rules for promotions. */
            promotion?: {
                blocking: string[];
                secondPerson: boolean;
                maxUntouchedAiShare: number | null;
            };
            /** @description The rules for Content Credentials of what leaves the desk; if left out, nothing is signed. */
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
            /** @description The rules for signing in, and for what needs a proof. */
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
            /** @description The document as JSON text: the bare list, or the object that the matching GET returns. For categories it is the whole list. */
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
            /** @description The date of the page, such as `2026-11-02`. */
            date: string;
            /**
             * Format: date-time
             * @description When the search was made.
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
            /** @description The number of input tokens that the provider had kept from an earlier call; left out if the provider doesn’t say. */
            cached?: number;
        };
        IdeaProvenance: {
            /** @description The provider: `openai` or `demo`. */
            provider: string;
            model: string;
            promptVersion: string;
            /** @description The SHA-256 of the prompt, in hex. */
            promptHash: string;
            rulesRevision: number;
            /** @description The tokens of the call; null if the provider reports no counts. */
            tokens: components["schemas"]["TokenCount"] | null;
            durationMs: number;
            /** @description Whether the first answer could not be used whole and the model was asked again. */
            askedAgain: boolean;
        };
        IdeaArticle: {
            id: string;
            title: string;
        };
        TopicIdea: {
            id: string;
            /** @description The number of the idea, counted from 1 and never reused. */
            number: number;
            /** @enum {string} */
            type: "weekly" | "custom";
            title: string;
            angle: string;
            /** @description Why the market should care. */
            relevance: string;
            /** @description The page by which the relevance was checked; null if it was not checked. */
            found: components["schemas"]["IdeaFinding"] | null;
            /** @description The names of the research sources. */
            sources: string[];
            /** @description The same research sources, with their addresses. */
            researchSources: components["schemas"]["TopicSource"][];
            /** @description The keys of the idea’s categories. */
            categories: ("luxury-assets" | "collectibles" | "market-intel" | "watches" | "cars" | "handbags" | "sports-memorabilia" | "trading-cards" | "art" | "coins" | "comics" | "jewelry" | "spirits")[];
            /** @description What may be wrong with the idea, as sentences. It prevents nothing. */
            marks: string[];
            /** @description The prompt; null if there was none. */
            prompt: string | null;
            /** Format: date-time */
            createdAt: string;
            provenance: components["schemas"]["IdeaProvenance"];
            /** @description The articles based on the idea that the user may see, newest first. */
            articles: components["schemas"]["IdeaArticle"][];
        };
        Missing: {
            /** @description The reason, as a sentence for people. */
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
            /** @description The prompt for the idea; leave it empty for any subject. */
            prompt?: string;
        };
        TopicIdeaAnswer: {
            idea: components["schemas"]["TopicIdea"];
        };
        IdeaDeleted: {
            success: boolean;
        };
        ResearchSourceAnswer: {
            /** @description The number by which a model names the source. */
            number: number;
            name: string;
            url: string;
            group: string;
            /** @description The keys of the categories that the source covers. */
            categories: ("luxury-assets" | "collectibles" | "market-intel" | "watches" | "cars" | "handbags" | "sports-memorabilia" | "trading-cards" | "art" | "coins" | "comics" | "jewelry" | "spirits")[];
        };
        ResearchSourcesAnswer: {
            sources: components["schemas"]["ResearchSourceAnswer"][];
            /** @description The names of the groups, in order. */
            groups: string[];
        };
        DocumentLoss: {
            /**
             * @description The kind of thing that did not come along as it was. A `tracked-change` is taken as accepted; `merged-cells` and `columns` are set apart.
             * @enum {string}
             */
            kind: "image" | "embed" | "player" | "form" | "drawing" | "formula" | "columns" | "merged-cells" | "comment" | "tracked-change" | "hidden" | "footnote";
            count: number;
        };
        ConvertedDocument: {
            /** @description The document’s title; empty if it gives none. */
            title: string;
            markdown: string;
            losses: components["schemas"]["DocumentLoss"][];
        };
        ReadSourceBody: {
            /** @description A public http or https address. */
            url: string;
            /** @description Whether to take the whole page instead of only its main part. */
            whole?: boolean;
        };
        SourceDate: {
            /** @enum {string} */
            kind: "published" | "updated" | "event";
            /** @description The date, such as `2024-05-03`, or `2024-05` if the page gives no day. */
            date: string;
            /**
             * @description The part of the page that gives the date: its metadata, its JSON-LD or microdata, an element for times, or visible words.
             * @enum {string}
             */
            from: "metadata" | "data" | "time" | "words";
        };
        SourceFact: {
            /** @description The name of the fact, such as `price`. */
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
             * @description The kind of part that was left out: `consent` asks for consent to cookies, `related` tells of other things, `around` is navigation, asides and footers, `hidden` is not shown at first, `rest` was taken for no part of the article, `cut` is beyond 20,000 characters.
             * @enum {string}
             */
            kind: "struck-out" | "consent" | "related" | "around" | "hidden" | "rest" | "cut";
            words: number;
            /** @description The beginning of the part, on one line, of at most 200 characters. */
            excerpt: string;
        };
        SourcePage: {
            /** @description The number of the page, counted from 1 whatever is printed on it. */
            number: number;
            /** @description The start of the page in the text, in UTF-16 units. */
            start: number;
            /** @description The end of the page in the text, exclusive, in UTF-16 units. */
            end: number;
        };
        SourceText: {
            /** @description The page’s title, or its server’s name if it has none. */
            title: string;
            /** @description The paragraphs, with an empty line between two, of at most 20,000 characters. The page’s structured data and its dates come last. */
            text: string;
            /** @description The number of words in the text. */
            words: number;
            /** @description The SHA-256 of the text in UTF-8, in hex. */
            hash: string;
            /** Format: date-time */
            fetchedAt: string;
            /** @description Whether the whole page was asked for. */
            whole?: boolean;
            /** @description The dates that the page gives for itself; left out if it gives none. */
            dates?: components["schemas"]["SourceDate"][];
            /** @description The things that the page’s structured data describes; left out if it has no such data. */
            things?: components["schemas"]["SourceThing"][];
            /** @description The parts that are not in the text; left out if everything is. */
            leftOut?: components["schemas"]["SourceLeftOut"][];
            /** @description The pages of a PDF file. In the text, a form feed stands between every two pages. */
            pages?: components["schemas"]["SourcePage"][];
        };
        WeekStats: {
            /**
             * Format: date-time
             * @description Monday 00:00 in the schedule’s time zone, with its offset.
             */
            weekStart: string;
            generated: number;
            /** @description The number of published articles whose last promotion was in that week. */
            promoted: number;
        };
        Stats: {
            total: number;
            drafts: number;
            /** @description The number of articles that are promoted or published elsewhere. */
            published: number;
            /** @description The last 12 weeks, oldest first. */
            weeks: components["schemas"]["WeekStats"][];
        };
        CheckArticleBody: {
            title: string;
            /** @description The text in markdown. It is checked with line feeds, as it would be saved; spans refer to the text as it was sent. */
            content: string;
            /** @description The id of the persona whose voice the text should have. */
            personaId?: string;
            /** @description The id of the article that the text belongs to. */
            articleId?: string;
        };
        FindingSpan: {
            /** @description The start of the passage in the content, in UTF-16 units. */
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
             * @description Why nothing was checked. A check that could not run is an obstacle just as a failure is.
             * @enum {string}
             */
            reason?: "nothing-to-check" | "left-to-a-person" | "could-not-be-checked";
            /** @enum {string} */
            severity: "block" | "warn" | "info";
            /** @enum {string} */
            kind: "certain" | "guess";
            /** @description The value that was measured. */
            value: number | null;
            /** @description The limit that the value was compared with. */
            limit: number | null;
            /** @description The passages of the content that the finding is about; empty if it is about the title or the whole text. */
            spans: components["schemas"]["FindingSpan"][];
            message: string;
            /** @description The words to put in place of the first passage, or to add. */
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
            /** @description The number of obstacles by severity, and of findings that were not checked. */
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
            /** @description The severities that the house gives to checks, by the checks’ ids. */
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
            /** @description The id by which the text cites the source, without brackets, such as `s1`. */
            id: string;
            title: string;
            text: string;
            url?: string;
        };
        ReviewClaim: {
            /** @description The claim as it stood in the draft, without its markdown. */
            quotation: string;
            /** @description The ids of the sources that the claim cites, such as `s1`. */
            cites: string[];
            /** @enum {string} */
            kind: "supported" | "overstated" | "contradicted" | "not-in-source" | "from-memory" | "invented" | "inconsistent" | "vague";
            /** @description The id of the source that the claim was compared with, such as `s1`. */
            source: string | null;
            /** @description The passage of that source that was compared with the claim. */
            passage: string | null;
            /** @description The passage of the draft that contradicts the claim. */
            other: string | null;
            /** @description The model’s suggestion for mending the claim; may be empty. */
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
            /** @description The dismissed passage; empty for a finding about the whole text. */
            quote: string;
        };
        CheckInputs: {
            rules: components["schemas"]["CheckRulesAnswer"];
            /** @description The sources of the article; left out if it is not known which it had. */
            sources?: components["schemas"]["CheckSource"][];
            /** @description What people asked the model for, in their own words. */
            asked?: string[];
            /** @description The claims that a model found in the draft; left out if no model read it. */
            claims?: components["schemas"]["ReviewClaim"][];
            /** @description The addresses in the saved text that the model wrote without having been given them. */
            madeUpAddresses: string[];
            captions: components["schemas"]["CheckCaptions"];
            /** @description The guesses that were dismissed, latest first. */
            dismissals: components["schemas"]["DismissedPassage"][];
        };
        DismissedFinding: {
            /** @enum {string} */
            rule: "length" | "section-budget" | "outline-points" | "heading-tree" | "must-include" | "do-not" | "terms" | "risky-claims" | "promises" | "required-blocks" | "figures-have-source" | "citations-resolve" | "quotations-exist" | "numbers-from-sources" | "figures-agree" | "names-from-sources" | "review" | "reading-level" | "sentence-variety" | "repetition" | "machine-tone" | "stock-phrases" | "complete-ending" | "chatter" | "too-close" | "voice" | "links-and-images" | "caption-rules";
            /** @description The dismissed passage; empty for a finding about the whole text. */
            quote: string;
            /** @description The check’s name. */
            name: string;
        };
        DismissedFindingsAnswer: {
            /** @description The dismissed findings, latest first. */
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
            /** @description The provider: `openai` or `demo`. */
            provider: string;
            model: string;
            promptVersion: string;
            /** @description The SHA-256 of the prompt, in hex. */
            promptHash: string;
            rulesRevision: number;
            /** @description The tokens of the call; null if the provider reports no counts. */
            tokens: components["schemas"]["TokenCount"] | null;
            durationMs: number;
            personaRevision: number;
            customPrompt: string | null;
            /** @description The rules that the first draft broke, if it was revised. */
            revisedFor: string[];
            /** @description The id of the idea that the article is based on. */
            ideaId: string | null;
        };
        ImportedFrom: {
            /** @description The id of the import. */
            importId: string;
            /**
             * @description What exported the article; `desk` is a download from a desk like this one.
             * @enum {string}
             */
            system: "wordpress" | "ghost" | "markdown" | "html" | "document" | "desk";
            /** @description The address of the site that the article comes from, or the name of the file where it gives no address. */
            site: string;
            /** @description The id of the item on that site. */
            id: string;
            url: string | null;
            /** @description The author’s name on that site. */
            author: string | null;
            /**
             * Format: date-time
             * @description When the item was published there; null if it never was.
             */
            publishedAt: string | null;
            /** Format: date-time */
            modifiedAt: string | null;
            /** @description The SHA-256 of the file, in hex. */
            fileHash: string;
            /** @description The SHA-256 of the title, the text and the summary as the file has them, in hex. */
            itemHash: string;
        };
        KnownPassage: {
            /** @description The words of the article. */
            quotation: string;
            /** @description The words of the source. */
            passage: string;
        };
        CitedSource: {
            /** @description The id by which the text cites the source, without brackets, such as `s1`. */
            id: string;
            /** @description The address of the source; null for a text that was pasted. */
            url: string | null;
            title: string;
            /** @description The SHA-256 of the source’s text in UTF-8, in hex. */
            hash: string;
            /**
             * Format: date-time
             * @description When the source was read; left out for older articles.
             */
            readAt?: string;
            /** @description The dates that the page gives for itself; left out for older articles. */
            dates?: components["schemas"]["SourceDate"][];
            /** @description What of the article’s first text it was found to say. A footnote quotes the passages whose words still stand beside its marker. */
            passages?: components["schemas"]["KnownPassage"][];
        };
        BroughtCredentials: {
            /**
             * @description What checking the credentials found. `valid`: nothing was changed after the image was signed. `trusted`: it is valid, and a known authority vouches for the signer.
             * @enum {string}
             */
            state: "trusted" | "valid" | "invalid" | "unreadable";
            /** @description The signer that the certificate names; null unless the credentials are valid or trusted. */
            signer: string | null;
            /** @description How the image was made, as a term of the IPTC; null unless the credentials are valid or trusted. */
            sourceType: string | null;
            /** @description The SHA-256 of the manifest store as it arrived, in hex; null if there is no complete one. */
            storeSha256: string | null;
        };
        ArticleImage: {
            id: string;
            /**
             * @description Where the image comes from: found by the search, drawn by a model, or brought by an import.
             * @enum {string}
             */
            type: "search" | "ai" | "archive";
            url: string;
            thumbnailUrl: string;
            title: string;
            source: string;
            creator: string | null;
            /** @description The licence, such as `CC BY 4.0`; null for a drawn image. */
            licence: string | null;
            licenceUrl: string | null;
            sourcePage: string | null;
            /** @description The revision of the article that the image was made from. */
            articleRevision: number;
            /** @description The Content Credentials that came with the image; left out if it had none. */
            broughtCredentials?: components["schemas"]["BroughtCredentials"];
            /** @description The number of the package that the image belongs to: the one that was promoted when the image was made. */
            package: number | null;
        };
        CaptionMark: {
            /** @description The caption that is marked, counted from 0. */
            caption: number;
            /** @description What may be wrong with the caption, as a sentence for people. */
            message: string;
        };
        CaptionApproval: {
            /** @description The caption that was approved, counted from 0. */
            caption: number;
            /** @description The name, at that time, of the person who approved the caption. */
            by: string;
            /** Format: date-time */
            at: string;
        };
        ArticleSite: {
            siteId: string;
            /** @description The site’s name. */
            site: string;
            /** @enum {string} */
            kind: "wordpress" | "ghost" | "folder";
            /**
             * @description The state of the last message to the site. `changed-there`: somebody has changed or deleted the post on the site, and a person must decide.
             * @enum {string}
             */
            state: "sent" | "waiting" | "failed" | "changed-there";
            /** @description What went wrong, or what the site left out. */
            error: string | null;
            /** @description The id of the message, by which it can be sent again. */
            deliveryId: string | null;
            /** @description The post’s id on the site; null before it was sent. */
            remoteId: string | null;
            url: string | null;
            /**
             * @description The state in which the post was last sent.
             * @enum {string|null}
             */
            post: "draft" | "published" | "withdrawn" | null;
            /** @description The number of the package that the post shows. */
            package: number | null;
            /**
             * Format: date-time
             * @description When the post was last sent.
             */
            at: string | null;
        };
        Article: {
            id: string;
            title: string;
            /** @description The persona’s current name; empty for an imported article without a persona. */
            persona: string;
            personaId: string;
            /** @description The category’s current name; empty for an imported article without a category. */
            category: string;
            categoryId: string;
            /** @description The id of the user who requested the article; null for the scheduler. */
            authorId: string | null;
            /**
             * @description The state of the article. `elsewhere`: it was imported, and was published somewhere other than from this desk.
             * @enum {string}
             */
            status: "draft" | "promoted" | "elsewhere";
            /**
             * Format: date-time
             * @description When the article was generated; for an imported article, when it was published.
             */
            timestamp: string;
            /** Format: date-time */
            updatedAt: string;
            wordCount: number;
            revision: number;
            /** @description Whether a person has changed the title or the text. */
            edited: boolean;
            /** @description Whether the article came from an archive. */
            imported: boolean;
            imageCount: number;
            captionCount: number;
            /** @description The number of the promoted package; null for a draft. */
            package: number | null;
            /** @description Whether the title, the text or the summary differs from what was promoted. */
            changedSincePromotion: boolean;
            /** @description The article’s text in markdown, without the title. */
            content: string;
            /** @description The last revision that changed the title or the text. */
            textRevision: number;
            /** @description The report on this text, by the rules in force when it was saved. */
            ruleReport: components["schemas"]["ArticleRuleReport"];
            /** @description How the first text was written; null for an imported article. */
            provenance: components["schemas"]["ArticleProvenance"] | null;
            /** @description Where the article was imported from; null for an article that began at this desk. */
            importedFrom: components["schemas"]["ImportedFrom"] | null;
            /** @description The id of the generation that wrote the article; null for articles of older versions. */
            generationId: string | null;
            /** @description The summary, which search engines and feeds show. */
            summary: string | null;
            /** @description The sources that the text cites as `[s1]` and so on. */
            sources: components["schemas"]["CitedSource"][];
            headerImages: components["schemas"]["ArticleImage"][];
            socialCaptions: string[];
            captionMarks: components["schemas"]["CaptionMark"][];
            /** @description The approvals of captions. A person approves a caption’s exact words, because a model writes captions after the article was reviewed. */
            captionApprovals: components["schemas"]["CaptionApproval"][];
            /** @description The captions that were requested with the others and could not be used. */
            captionsMissing: components["schemas"]["Missing"][];
            /** @description The revision of the article that each caption was made from. */
            captionRevisions: number[];
            /** @description The earliest revision of the article that a caption was made from; null if there are no captions. */
            captionsRevision: number | null;
            /** @description The number of the package that the captions belong to; null if there are no captions. */
            captionsPackage: number | null;
            /**
             * Format: date-time
             * @description When the captions were made; null if there are no captions.
             */
            captionsGeneratedAt: string | null;
            /** @description What wrote the captions: `openai` or `demo`; null if there are no captions. */
            captionsProvider: string | null;
            /** @description The site builders that the article was sent to, and the state of its post on each. */
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
            /** @description The person’s name at that time. */
            name: string;
            /** @enum {string|null} */
            role: "admin" | "author" | null;
        };
        PackageOrigins: {
            words: number;
            /** @description The number of words that a model wrote. */
            ai: number;
            /** @description The number of words that people wrote. */
            person: number;
            blocks: number;
            /** @description The number of blocks by the model that nobody changed. */
            untouchedBlocks: number;
            /** @description The number of words that came from an archive; left out for older packages. */
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
            /** @description The revision of the article that was shown. */
            revision: number;
            /** Format: date-time */
            at: string;
            by: components["schemas"]["HistoryActor"];
        };
        PackageAnswer: {
            number: number;
            /** @description The revision of the article that was promoted. */
            revision: number;
            /** @description The SHA-256 of `{"content":…,"title":…}` in RFC 8785 form, in hex. */
            contentHash: string;
            /** Format: date-time */
            at: string;
            by: components["schemas"]["HistoryActor"];
            /** @description The revision of the rules in force at the promotion. */
            rulesRevision: number;
            /** @description The revision of the persona that the first text was written as; null for an imported article. */
            personaRevision: number | null;
            /** @description How many words each kind of writer wrote; null if they were not counted. */
            origins: components["schemas"]["PackageOrigins"] | null;
            /** @description The pages that the text links to. */
            sources: components["schemas"]["PackageSource"][];
            /** @description The sources that the text cites as `[s1]` and so on, in the order of their first citation. */
            cited: components["schemas"]["CitedSource"][];
            overrides: components["schemas"]["PackageOverride"][];
            statement: string | null;
            /** @description The people who opened this text for review before it was promoted, oldest first. */
            reviews: components["schemas"]["PackageReview"][];
            /** @description Whether this package is the one that is promoted now. */
            current: boolean;
            /** @description Whether the package was frozen at its promotion. False for one from before promotions froze packages; it is put together from what is known. */
            frozen: boolean;
        };
        PackagesAnswer: {
            /** @description The last hundred packages, newest first. */
            packages: components["schemas"]["PackageAnswer"][];
        };
        ReviewAnswer: {
            /** @description The revision of the article that was shown. */
            revision: number;
            /** Format: date-time */
            at: string;
            by: components["schemas"]["HistoryActor"];
            /** @description Whether the title and the text are still those that were shown. */
            current: boolean;
        };
        ReviewsAnswer: {
            /** @description The last hundred reviews, newest first. */
            reviews: components["schemas"]["ReviewAnswer"][];
        };
        RulesImpactBody: {
            /** @description The rules document as JSON text, as it would be saved. */
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
             * @description The state of the article. `elsewhere`: it was imported, and was published somewhere other than from this desk.
             * @enum {string}
             */
            status: "draft" | "promoted" | "elsewhere";
            /** @description The ids of the checks. */
            checks: string[];
            /** @description What each of the checks finds, or found before. */
            findings: components["schemas"]["ImpactFinding"][];
        };
        RulesImpact: {
            /** @description How many of the newest articles were looked at: 200, or as many as time allowed. */
            articles: number;
            /** @description The articles that would fail a check that they pass now. */
            newlyFailing: components["schemas"]["ArticleImpact"][];
            /** @description The articles that would pass a check that they fail now. */
            newlyPassing: components["schemas"]["ArticleImpact"][];
        };
        OriginTotals: {
            words: number;
            /** @description The number of words that a model wrote. */
            ai: number;
            /** @description The number of words that people wrote. */
            person: number;
            /** @description The number of words that came from an archive. */
            imported: number;
            blocks: number;
            untouchedBlocks: number;
        };
        ListedArticle: {
            id: string;
            title: string;
            /** @description The persona’s current name; empty for an imported article without a persona. */
            persona: string;
            personaId: string;
            /** @description The category’s current name; empty for an imported article without a category. */
            category: string;
            categoryId: string;
            /** @description The id of the user who requested the article; null for the scheduler. */
            authorId: string | null;
            /**
             * @description The state of the article. `elsewhere`: it was imported, and was published somewhere other than from this desk.
             * @enum {string}
             */
            status: "draft" | "promoted" | "elsewhere";
            /**
             * Format: date-time
             * @description When the article was generated; for an imported article, when it was published.
             */
            timestamp: string;
            /** Format: date-time */
            updatedAt: string;
            wordCount: number;
            revision: number;
            /** @description Whether a person has changed the title or the text. */
            edited: boolean;
            /** @description Whether the article came from an archive. */
            imported: boolean;
            imageCount: number;
            captionCount: number;
            /** @description The number of the promoted package; null for a draft. */
            package: number | null;
            /** @description Whether the title, the text or the summary differs from what was promoted. */
            changedSincePromotion: boolean;
            /** @description The words of the text by who wrote them; null until they are counted. */
            origins: components["schemas"]["OriginTotals"] | null;
        };
        ArticlePage: {
            total: number;
            /** @description Whether there are more articles than `total`, because a search counts only up to 1,000. */
            totalIsLowerBound: boolean;
            /** @description The cursor of the next page; null on the last page. */
            nextCursor: string | null;
            items: components["schemas"]["ListedArticle"][];
        };
        DraftPage: {
            total: number;
            /** @description Whether there are more articles than `total`, because a search counts only up to 1,000. */
            totalIsLowerBound: boolean;
            /** @description The cursor of the next page; null on the last page. */
            nextCursor: string | null;
            articles: components["schemas"]["ListedArticle"][];
        };
        PromotionOverride: {
            /** @description Why the article is promoted in spite of the obstacle; the reason stays on record. */
            reason: string;
        };
        EditArticleBody: {
            title?: string;
            /** @description The article’s text in markdown. Content Credentials within the text are removed. */
            content?: string;
            /** @description A summary for search engines and feeds, which show 155 characters; null or empty for none. */
            summary?: string | null;
            /** @enum {string} */
            status?: "draft" | "promoted";
            /** @description The statement of the person who promotes; it is frozen with the package. */
            statement?: string;
            /** @description An administrator’s override, which promotes the article in spite of obstacles. */
            override?: components["schemas"]["PromotionOverride"];
        };
        Done: {
            success: boolean;
        };
        HistoryChange: {
            /** @description The name of the changed field: `title`, `content`, `summary` or `status`. */
            field: string;
            from?: string | null;
            to?: string | null;
            wordsAdded?: number;
            wordsRemoved?: number;
        };
        PackageDelivery: {
            siteId: string;
            /** @description The site’s name at that time. */
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
            /** @description A sentence for people that tells what was done. */
            summary: string;
            changes: components["schemas"]["HistoryChange"][];
            /** @description For a promotion, the site builders that were given the package, oldest first; left out if there are none. */
            sites?: components["schemas"]["PackageDelivery"][];
        };
        HistoryPage: {
            /** @description The changes, newest first and without gaps. */
            events: components["schemas"]["HistoryEvent"][];
            /** @description The cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        PromptInForce: {
            version: string;
            /** @description The SHA-256 of the prompt, in hex. */
            hash: string;
        };
        RevisionContext: {
            /** @description The persona’s name at that time; empty if there was none. */
            persona: string;
            /** @description The persona’s revision at that time; null if there was no persona. */
            personaRevision: number | null;
            /** @description The category’s name at that time. */
            category: string;
            rulesRevision: number;
            /** @description The prompt of the proposal that the revision accepted, otherwise the prompt that the first text was written by; null if the first text was imported. */
            prompt: components["schemas"]["PromptInForce"] | null;
            /** @description What has changed since. For the prompt, that is what would be asked today. */
            changedSince: ("persona" | "category" | "rules" | "prompt")[];
        };
        ArticleAtRevision: {
            success: boolean;
            article: components["schemas"]["Article"];
            context: components["schemas"]["RevisionContext"];
        };
        WriterAnswer: {
            /**
             * @description The kind of writer. `import`: the words came from an archive, and who or what wrote them there is not known.
             * @enum {string}
             */
            kind: "ai" | "user" | "import";
            /** @description The user’s id; null for a model or an archive. */
            id: string | null;
            /** @description The person’s name at that time, the model’s name, or the name and year that an archive gives. */
            name: string;
            /** @description The model’s provider; `demo` for the demo writer. */
            provider: string | null;
            model: string | null;
        };
        PersonOfOrigin: {
            id: string | null;
            /** @description The person’s name at that time. */
            name: string;
        };
        OriginSpan: {
            /** @description The start of the passage, in UTF-16 units. */
            start: number;
            end: number;
            by: components["schemas"]["WriterAnswer"];
            /** @description The revision in which these words arrived. */
            revision: number;
            /** Format: date-time */
            at: string;
            /** @description The id of the accepted proposal. */
            proposalId?: string;
            /** @description The person who accepted the proposal. */
            acceptedBy?: components["schemas"]["PersonOfOrigin"];
        };
        TitleOrigins: {
            /** @description The passages, which together make up the title. */
            spans: components["schemas"]["OriginSpan"][];
        };
        OriginBlock: {
            /** @enum {string} */
            kind: "heading" | "paragraph" | "list" | "quotation" | "table" | "code";
            /** @description The start of the block in the content, in UTF-16 units. */
            start: number;
            end: number;
            /** @enum {string} */
            origin: "ai" | "person" | "imported" | "mixed";
            /** @description Whether the block is the model’s and nobody has changed anything in it. */
            untouched: boolean;
            words: number;
        };
        OriginsOfArticle: {
            revision: number;
            title: components["schemas"]["TitleOrigins"];
            blocks: components["schemas"]["OriginBlock"][];
            /** @description The passages, which together make up the content. */
            spans: components["schemas"]["OriginSpan"][];
            totals: components["schemas"]["OriginTotals"];
        };
        RestoreBody: {
            /** @description The revision whose title and text become current again. */
            revision: number;
        };
        ImportMapping: {
            /** @description The ids of personas by the names of authors there; null for no persona. */
            authors: {
                [key: string]: string | null;
            };
            /** @description The ids of categories by the names of categories and tags there; null for no category. */
            categories: {
                [key: string]: string | null;
            };
            /**
             * @description What published items become: drafts, or articles published elsewhere. Drafts there stay drafts.
             * @enum {string}
             */
            status: "draft" | "elsewhere";
            /** @description Whether the first three images of each article are fetched and become its header images. Defaults to false. */
            fetchImages?: boolean;
        };
        ItemCounts: {
            total: number;
            willCreate: number;
            willUpdate: number;
            unchanged: number;
            leftOut: number;
            /** @description The number of items that changed there and were edited or deleted here; they stay as they are. */
            conflicts: number;
            /** @description The number of articles created so far. */
            created: number;
            /** @description The number of articles updated so far. */
            updated: number;
            failed: number;
        };
        ImportLoss: {
            /** @description The kind of thing that is lost, such as `image` or `shortcode`. */
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
            /** @description The number of items found so far, including those left out. */
            found: number;
            /** @description The names of authors there, the most frequent first. */
            authors: string[];
            /** @description The names of categories and tags there, the most frequent first. */
            categories: string[];
            mapping: components["schemas"]["ImportMapping"];
            items: components["schemas"]["ItemCounts"];
            losses: components["schemas"]["ImportLoss"][];
            /** @description Why the import failed; null if it did not. */
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
            /** @description The address of the image, as the file has it. */
            url: string;
            /** @description The alternative text of the image; empty if there is none. */
            alt: string;
            /** @description The person or house that the image is credited to. */
            credit: string | null;
            /** @description The licence of the image, or its address. */
            licence: string | null;
        };
        ImportItem: {
            /** @description The item’s place in the file. */
            place: string;
            title: string;
            /** @description The item’s id in the archive. */
            sourceId: string;
            /** @enum {string} */
            state: "create" | "update" | "unchanged" | "left-out" | "conflict" | "created" | "updated" | "failed";
            /** @description Why the item is left out, failed, is in conflict, is shortened, or came without its images. */
            reason: string | null;
            /** @description The id of the article, if there is one. */
            articleId: string | null;
            /** @description The item’s images, which are fetched if the mapping says so. */
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
            /** @description Whether the whole page at the address is taken, as for `POST /api/sources/read`. */
            whole?: boolean;
        };
        GenerateArticleBody: {
            categoryId: string;
            /** @description The id of the persona. Required for administrators; an author has one persona. */
            personaId?: string;
            customPrompt?: string;
            /** @description The id of the idea that the article is based on. */
            ideaId?: string;
            /** @description Whether the outline waits for a person before anything is written. The answer is then 202 with the generation. */
            outlineFirst?: boolean;
            /** @description The sources that the article is to rest on. */
            sources?: components["schemas"]["AskedSourceBody"][];
            /** @description Whether research comes first. Left out: only if no source is given. Research needs a web search in the settings, and the pipeline `full`. */
            research?: boolean;
            /** @description Whether to continue without sources that cannot be read; the generation names them. */
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
            /** @description The id of the user who requested the article; null for the scheduler. */
            authorId: string | null;
            /**
             * @description The state of the article. `elsewhere`: it was imported, and was published somewhere other than from this desk.
             * @enum {string}
             */
            status: "draft" | "promoted" | "elsewhere";
            /**
             * Format: date-time
             * @description When the article was generated; for an imported article, when it was published.
             */
            timestamp: string;
            /** Format: date-time */
            updatedAt: string;
            wordCount: number;
            revision: number;
            /** @description Whether a person has changed the title or the text. */
            edited: boolean;
            /** @description Whether the article came from an archive. */
            imported: boolean;
            imageCount: number;
            captionCount: number;
            /** @description The number of the promoted package; null for a draft. */
            package: number | null;
            /** @description Whether the title, the text or the summary differs from what was promoted. */
            changedSincePromotion: boolean;
            /** @description The article’s text in markdown, without the title. */
            content: string;
            /** @description The last revision that changed the title or the text. */
            textRevision: number;
            /** @description The report on this text, by the rules in force when it was saved. */
            ruleReport: components["schemas"]["ArticleRuleReport"];
            /** @description How the first text was written; null for an imported article. */
            provenance: components["schemas"]["ArticleProvenance"] | null;
            /** @description Where the article was imported from; null for an article that began at this desk. */
            importedFrom: components["schemas"]["ImportedFrom"] | null;
            /** @description The id of the generation that wrote the article; null for articles of older versions. */
            generationId: string | null;
            /** @description The summary, which search engines and feeds show. */
            summary: string | null;
            /** @description The sources that the text cites as `[s1]` and so on. */
            sources: components["schemas"]["CitedSource"][];
            headerImages: components["schemas"]["ArticleImage"][];
            socialCaptions: string[];
            captionMarks: components["schemas"]["CaptionMark"][];
            /** @description The approvals of captions. A person approves a caption’s exact words, because a model writes captions after the article was reviewed. */
            captionApprovals: components["schemas"]["CaptionApproval"][];
            /** @description The captions that were requested with the others and could not be used. */
            captionsMissing: components["schemas"]["Missing"][];
            /** @description The revision of the article that each caption was made from. */
            captionRevisions: number[];
            /** @description The earliest revision of the article that a caption was made from; null if there are no captions. */
            captionsRevision: number | null;
            /** @description The number of the package that the captions belong to; null if there are no captions. */
            captionsPackage: number | null;
            /**
             * Format: date-time
             * @description When the captions were made; null if there are no captions.
             */
            captionsGeneratedAt: string | null;
            /** @description What wrote the captions: `openai` or `demo`; null if there are no captions. */
            captionsProvider: string | null;
            /** @description The site builders that the article was sent to, and the state of its post on each. */
            sites: components["schemas"]["ArticleSite"][];
            persona: components["schemas"]["NamedReference"];
            category: components["schemas"]["NamedReference"];
        };
        GenerateArticleAnswer: {
            article: components["schemas"]["GeneratedArticle"];
            wordCount: number;
        };
        OutlineSection: {
            /** @description The section’s heading, without markdown. */
            heading: string;
            /** @description What the section does for the reader. */
            purpose: string;
            /** @description What the section says, in order. */
            points: string[];
            /** @description The section’s length in words. */
            words: number;
            /** @description The ids of sources, such as `s1`. */
            sources: string[];
        };
        ArticleOutline: {
            thesis: string;
            /** @description The reader whom the article is for. */
            reader: string;
            /** @description The sections; four to six are usual. */
            sections: components["schemas"]["OutlineSection"][];
        };
        GenerationSourceAnswer: {
            /** @description The id by which the source is cited, such as `s1`. */
            id: string;
            url: string | null;
            title: string;
            text: string;
            /** @description The SHA-256 of the text in UTF-8, in hex. */
            hash: string;
            /** Format: date-time */
            readAt: string;
            /** @description True if the whole page was taken. */
            whole?: boolean;
            /** @description The dates that the page gives for itself. */
            dates?: components["schemas"]["SourceDate"][];
            /**
             * @description Where research found the source: `search` on the web, `desk` among the promoted articles, `earlier` among the sources of earlier articles. Left out if a person gave it.
             * @enum {string}
             */
            from?: "search" | "desk" | "earlier";
        };
        ResearchQuestion: {
            /**
             * @description The view from which the question is asked: an owner’s; that of an insurer, auction house or dealer (`trade`); or a doubter’s.
             * @enum {string}
             */
            view: "owner" | "trade" | "sceptic";
            question: string;
            /** @description The query for the web search. */
            query: string;
            /** @description The number of pages found on the sites of the research sources. */
            found: number;
            /** @description Why the search failed, as a sentence. */
            failure: string | null;
        };
        FoundSource: {
            /** @description The id by which the source is cited, such as `s1`. */
            id: string;
            url: string | null;
            title: string;
            /** @description The SHA-256 of the text in UTF-8, in hex. */
            hash: string;
            /** Format: date-time */
            readAt: string;
            /** @description True if the whole page was taken. */
            whole?: boolean;
            /** @description The dates that the page gives for itself. */
            dates?: components["schemas"]["SourceDate"][];
            /**
             * @description Where research found the source: `search` on the web, `desk` among the promoted articles, `earlier` among the sources of earlier articles. Left out if a person gave it.
             * @enum {string}
             */
            from?: "search" | "desk" | "earlier";
        };
        ResearchPassage: {
            /** @description The id of the passage, such as `p1`. */
            id: string;
            /** @description The id of the passage’s source. */
            source: string;
            /** @description The place of the passage’s question, counted from 0. */
            question: number;
            /** @description The passage word for word, of at most 120 words. */
            text: string;
            /** @description Whether the passage is used; false if a person left it out. */
            used: boolean;
        };
        ResearchLeftOut: {
            url: string;
            title: string;
            /** @description Why it was not used, as a sentence. */
            reason: string;
        };
        ResearchAnswer: {
            /** @description The subject that was researched; null if the model gave no usable answer. */
            subject: string | null;
            questions: components["schemas"]["ResearchQuestion"][];
            sources: components["schemas"]["FoundSource"][];
            passages: components["schemas"]["ResearchPassage"][];
            /** @description What was found and not used; at most 40 entries. */
            leftOut: components["schemas"]["ResearchLeftOut"][];
        };
        UnreadableSource: {
            /** @description The source’s place in the request, counted from 0. */
            place: number;
            url: string;
            /** @description Why the source could not be read, as a sentence for people. */
            reason: string;
        };
        CriterionVerdict: {
            criterion: string;
            question: string;
            /** @description Whether the draft meets the criterion. */
            holds: boolean;
            /** @description The passage that the verdict rests on, as it stood in the text; empty if something is missing. */
            quotation: string;
            comment: string;
        };
        DraftReview: {
            /** @description The claims whose quotations and passages were found. */
            claims: components["schemas"]["ReviewClaim"][];
            verdicts: components["schemas"]["CriterionVerdict"][];
        };
        GenerationStepAnswer: {
            /**
             * @description The name of the step. Older generations have a `critique` and no `review`.
             * @enum {string}
             */
            step: "plan" | "research" | "outline" | "draft" | "check" | "review" | "revise" | "finish" | "offer" | "critique";
            /**
             * Format: date-time
             * @description When the step ended.
             */
            at: string;
            durationMs: number;
            /** @description The tokens of the step’s call; null if there was no call or the provider counts none. */
            tokens: components["schemas"]["TokenCount"] | null;
            model: string | null;
            promptVersion: string | null;
            /** @description The SHA-256 of the prompt, in hex. */
            promptHash: string | null;
            /**
             * @description The outcome of the step. `not-taken`: the earlier text stays. `changed`: a person changed the result. `skipped`: there was no need for the step.
             * @enum {string}
             */
            outcome: "done" | "skipped" | "not-taken" | "failed" | "changed";
            /** @description A sentence for people about the step. */
            detail: string | null;
            /** @description What the provider said, or what was wrong with its answer; shown to administrators only. */
            cause?: string;
        };
        GenerationAnswer: {
            id: string;
            /** @enum {string} */
            status: "running" | "waiting-for-outline" | "done" | "failed" | "cancelled";
            /** @description The id of the article; null until there is one. */
            articleId: string | null;
            /** @description The persona’s current name; null for old generations. */
            persona: string | null;
            /** @description The category’s current name; null for old generations. */
            category: string | null;
            /**
             * Format: date-time
             * @description When the article was requested; null for old generations.
             */
            requestedAt: string | null;
            outline: components["schemas"]["ArticleOutline"] | null;
            /** @description The sources that were given, and those that research found and used. */
            sources: components["schemas"]["GenerationSourceAnswer"][];
            /** @description The research before the outline; null if there was none. */
            research: components["schemas"]["ResearchAnswer"] | null;
            /** @description The sources that were left out because they could not be read. */
            unreadable: components["schemas"]["UnreadableSource"][];
            /** @description The model’s verdicts in older generations; empty if the model was not asked. */
            critique: components["schemas"]["CriterionVerdict"][];
            /** @description The review of the draft; null until a model has read it. */
            review: components["schemas"]["DraftReview"] | null;
            /** @description The titles that the model proposed at the end, the best first. */
            titles: string[];
            /** @description The steps that have ended, in order. */
            steps: components["schemas"]["GenerationStepAnswer"][];
            /**
             * @description The step that is under way; null if none is.
             * @enum {string|null}
             */
            underWay: "research" | "outline" | "draft" | "check" | "review" | "revise" | "finish" | "offer" | null;
            /** @description The number of steps left if each succeeds, including the one under way; null if none is under way. */
            stepsLeft: number | null;
            /** @description The usual duration of all steps in milliseconds, from the articles written last; null once the generation is over, and while there are too few articles. */
            usualDurationMs: number | null;
            /** @description The tokens of all calls; null if the provider counts none. */
            tokens: components["schemas"]["TokenCount"] | null;
            /** @description The cost in dollars, by the prices in the settings; null if they have none for the model. */
            cost: number | null;
            /** @description Why the generation failed, as a sentence. */
            failure: string | null;
        };
        OneGeneration: {
            generation: components["schemas"]["GenerationAnswer"];
        };
        GenerateBatchBody: {
            /** @description The number of articles. Default: 5. */
            articleCount?: number;
            /** @description The ids of personas. Required for administrators; an author has one persona. */
            personas?: string[];
            /** @description The ids of categories. */
            categories: string[];
            customPrompt?: string;
        };
        BatchSummary: {
            requested: number;
            totalGenerated: number;
            failed: number;
        };
        PlannedPlace: {
            /** @description The id of the article, even if it is not written yet. */
            articleId: string;
            persona: string;
            personaId: string;
            category: string;
            categoryId: string;
            /**
             * @description The state of the article. A written one may have been deleted since.
             * @enum {string}
             */
            status: "waiting" | "running" | "written" | "failed";
            /**
             * @description The step that the generation is at while it runs.
             * @enum {string|null}
             */
            underWay: "research" | "outline" | "draft" | "check" | "review" | "revise" | "finish" | "offer" | null;
        };
        ArticleSummary: {
            id: string;
            title: string;
            /** @description The persona’s current name; empty for an imported article without a persona. */
            persona: string;
            personaId: string;
            /** @description The category’s current name; empty for an imported article without a category. */
            category: string;
            categoryId: string;
            /** @description The id of the user who requested the article; null for the scheduler. */
            authorId: string | null;
            /**
             * @description The state of the article. `elsewhere`: it was imported, and was published somewhere other than from this desk.
             * @enum {string}
             */
            status: "draft" | "promoted" | "elsewhere";
            /**
             * Format: date-time
             * @description When the article was generated; for an imported article, when it was published.
             */
            timestamp: string;
            /** Format: date-time */
            updatedAt: string;
            wordCount: number;
            revision: number;
            /** @description Whether a person has changed the title or the text. */
            edited: boolean;
            /** @description Whether the article came from an archive. */
            imported: boolean;
            imageCount: number;
            captionCount: number;
            /** @description The number of the promoted package; null for a draft. */
            package: number | null;
            /** @description Whether the title, the text or the summary differs from what was promoted. */
            changedSincePromotion: boolean;
        };
        BatchFailure: {
            /** @description The article’s place in the batch, counted from 0. */
            index: number;
            persona: string;
            category: string;
            /** @description Why the article failed, as a sentence for people. */
            reason: string;
            /** @description What the provider said, or what was wrong with its answer; shown to administrators only. */
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
            /** @description The articles that have been written and not deleted. */
            articles: components["schemas"]["ArticleSummary"][];
            failures: components["schemas"]["BatchFailure"][];
        };
        WeeklyCount: {
            /** @description The number of articles generated this week, including those deleted since. */
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
            /** @description The generations, newest first, 20 at most. */
            items: components["schemas"]["OpenGeneration"][];
        };
        ApproveOutlineBody: {
            /** @description The outline, changed or unchanged. */
            outline: components["schemas"]["ArticleOutline"];
            /** @description The ids of the research passages to keep; if left out, all of them. */
            passages?: string[];
        };
        PromptAnswer: {
            system: string;
            user: string;
            /** @description The version of the prompt’s wording. */
            version: string;
            /** @description The SHA-256 of the JSON list of `version`, `system` and `user`, in hex. */
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
            /** @description The id of the check. */
            rule: string;
            message: string;
            /** @description The beginning of the passage; empty for a finding about the whole text. */
            quote: string;
        };
        ProposalEffect: {
            /** @description The findings that the checks would no longer have. */
            mends: components["schemas"]["ForeseenFinding"][];
            /** @description The findings that the checks would newly have. */
            brings: components["schemas"]["ForeseenFinding"][];
        };
        ProposalProvenance: {
            /** @description The provider: `openai` or `demo`. */
            provider: string;
            model: string;
            promptVersion: string;
            /** @description The SHA-256 of the prompt, in hex. */
            promptHash: string;
            rulesRevision: number;
            /** @description The tokens of the call; null if the provider reports no counts. */
            tokens: components["schemas"]["TokenCount"] | null;
            durationMs: number;
            /** @description Whether the first answer damaged the structure or fell short, and the model was asked again. */
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
            /** @description The revision of the article that the proposal was made for; all offsets refer to its content. */
            revision: number;
            start: number;
            end: number;
            /** @description The passage, or the title, before the change. */
            before: string;
            /** @description The passage after the change; for a title, a list of up to three. */
            after: string | string[];
            /** @description The replacements, word by word; empty for a title. */
            hunks: components["schemas"]["ProposalHunk"][];
            /** @description The ids of the hunks that have been accepted and stand in the article. */
            accepted: string[];
            /** @description The ids of the hunks that can still be accepted or rejected; empty if the proposal is settled or stale. */
            remaining: string[];
            /** @description The blocks of the passage that people had written or changed, and that therefore stay. In a passage that was chosen, none are locked. */
            locked: components["schemas"]["Stretch"][];
            /** @description Notes for the person who decides, for example on a link that is missing. */
            notes: string[];
            /** @description The findings that would end and begin if the proposal were accepted whole: one entry for the passage, or one for each title. Empty if that could not be checked, and for older proposals. */
            effects: components["schemas"]["ProposalEffect"][];
            rule: string | null;
            instruction: string | null;
            /**
             * @description The state of the proposal. `stale`: the passage has changed since.
             * @enum {string}
             */
            status: "offered" | "accepted" | "partly" | "rejected" | "stale";
            provenance: components["schemas"]["ProposalProvenance"];
            /** @description The person who asked for the proposal. */
            by: components["schemas"]["ProposalAuthor"];
            /** Format: date-time */
            at: string;
        };
        ProposalPage: {
            proposals: components["schemas"]["Proposal"][];
            total: number;
            /** @description The cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        OfferProposalBody: {
            /** @enum {string} */
            kind: "shorten" | "plainer" | "voice" | "mend" | "title" | "own";
            /** @description The revision of the article that the offsets refer to. */
            revision: number;
            /** @description The start of the passage in the content, in UTF-16 units. If left out, the whole content is meant, or what the finding is about. */
            start?: number;
            end?: number;
            /** @description The id of the check whose finding is to be mended. */
            rule?: string;
            /** @description A request in the user’s own words. */
            instruction?: string;
            /** @description The starts of blocks that people have written or changed and that may be changed all the same. If no passage is given, the other such blocks stay, except those with the finding; `start` and `end` unlock all of a passage. */
            unlocked?: number[];
        };
        OneProposal: {
            proposal: components["schemas"]["Proposal"];
        };
        AcceptProposalBody: {
            /** @description The ids of hunks; if left out, all that remain. */
            hunks?: string[];
            /** @description The chosen title, counted from 0. */
            choice?: number;
        };
        RejectProposalBody: {
            /** @description The ids of hunks; if left out, all that remain. */
            hunks?: string[];
        };
        GenerateImagesBody: {
            articleId: string;
        };
        ImagesAnswer: {
            success: boolean;
            /** @description A sentence for people that tells what was made and what it replaced. */
            message: string;
            images: components["schemas"]["ArticleImage"][];
        };
        DownloadBody: {
            /** @description The address of the image: `/api/images/{id}` on this server, or a public address. */
            imageUrl: string;
            /** @description The name of the file. */
            filename?: string;
            /**
             * @description The type of the image: `ai` gives a PNG file, any other type a JPEG file.
             * @enum {string}
             */
            type?: "search" | "ai" | "archive";
        };
        ImageSet: {
            /** Format: date-time */
            madeAt: string;
            /** @description The revision of the article that the images were made from. */
            articleRevision: number;
            images: components["schemas"]["ArticleImage"][];
        };
        EarlierSetsAnswer: {
            /** @description The earlier sets, newest first, without the current one. */
            sets: components["schemas"]["ImageSet"][];
        };
        GenerateCaptionsBody: {
            articleId: string;
            /** @description Whether to return the captions that the article already has, if it has any. */
            onlyIfMissing?: boolean;
            /** @description The only caption to rewrite, counted from 0, or the next one that is missing; the others stay. Not together with `onlyIfMissing`. */
            only?: number;
        };
        CaptionsAnswer: {
            success: boolean;
            /** @description A sentence for people that tells what was done. */
            message: string;
            /** @description Three complete captions, or fewer if some are missing, each with its sentences, call to action and hashtags. */
            captions: string[];
            /** @description The revision of the article that each caption was made from. */
            revisions: number[];
            marks: components["schemas"]["CaptionMark"][];
            missing: components["schemas"]["Missing"][];
        };
        ApproveCaptionBody: {
            articleId: string;
            /** @description The caption to approve, counted from 0. */
            caption: number;
            /** @description The whole caption, as it was read. */
            words: string;
        };
        CaptionLabels: {
            /** @description The label for a caption that a person has approved; null for none. */
            approved: string | null;
            /** @description The label for a caption that nobody has approved; null for none. */
            unapproved: string | null;
        };
        ChannelFlags: {
            slack: boolean;
            email: boolean;
        };
        ScheduleConfiguration: {
            articlesPerWeek: number;
            articlesPerPersona: number;
            /** @description The number of personas that a run writes as. */
            personas: number;
            /** @description The number of categories that a run writes for. */
            categories: number;
            /** @description The distribution strategy in the rules document. */
            distribution: string;
        };
        RunArticle: {
            id: string;
            title: string;
            /** @description The persona’s name at the time of the run. The category’s name is from that time, too. */
            persona: string;
            category: string;
        };
        RunFailure: {
            /** @description The persona’s name at the time of the run; null for ideas, as the category is. */
            persona: string | null;
            category: string | null;
            /** @description Why it failed, as a sentence for people. */
            reason: string;
            /** @description What the provider said, or what was wrong with its answer; shown to administrators only. */
            cause?: string;
            /**
             * Format: date-time
             * @description When it is tried again; null if it will not be.
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
             * @description The slot, or the moment at which a person started the run.
             */
            dueAt: string;
            /**
             * Format: date-time
             * @description When the run started; null while it waits, and for a missed run.
             */
            startedAt: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            /** @enum {string} */
            outcome: "running" | "waiting" | "complete" | "partial" | "failed" | "missed";
            /** @description Why nothing could be planned. */
            reason: string | null;
            /** @description The number of articles that were requested; 1 for a batch of ideas. */
            requested: number;
            /** @description The articles that were written and not deleted since, with their current titles. */
            articles: components["schemas"]["RunArticle"][];
            /** @description The number of ideas that the run produced. */
            ideas: number;
            failures: components["schemas"]["RunFailure"][];
            by: components["schemas"]["RunStarter"];
        };
        SchedulerStatus: {
            /** @description Whether the article job is on; false while it is paused. */
            enabled: boolean;
            /** @description The article job’s time in words, such as `Every Monday at 9:00 AM`, in the schedule’s time zone. */
            schedule: string;
            timezone: string;
            /**
             * Format: date-time
             * @description The next run of the article job; null while it is paused.
             */
            nextScheduledRun: string | null;
            /**
             * Format: date-time
             * @description The next run of the ideas job, which can’t be paused.
             */
            nextTopicsRun: string;
            /** @description Whether each channel is switched on, even if it isn’t set up. */
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
            /** @description Why the message failed, or a warning about one that was sent, such as a refused recipient. */
            error: string | null;
        };
        TestAnswer: {
            /** @description The results, one for each channel. */
            results: components["schemas"]["TestResult"][];
        };
        Delivery: {
            /**
             * @description The state of the message; `waiting` is for its first or its next attempt.
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
             * @description When the next attempt is due; null if there are no more attempts, or none for now.
             */
            nextTryAt: string | null;
            /** @description The error of the last attempt; a message that was sent can have one too. */
            error: string | null;
            id: string;
            /** @enum {string} */
            channel: "slack" | "email";
            /**
             * @description The kind of thing that the message is about.
             * @enum {string}
             */
            kind: "article" | "batch" | "run" | "test";
            /** @description The id of the article, batch or run; null for a test. */
            subjectId: string | null;
            /** @description The first line of the message. */
            title: string;
        };
        DeliveriesAnswer: {
            total: number;
            /** @description Newest first. */
            items: components["schemas"]["Delivery"][];
            nextCursor: string | null;
        };
        AuditItem: {
            /** @description The entry’s position in the audit log. */
            position: number;
            /** Format: date-time */
            at: string;
            actor: components["schemas"]["AuditActor"];
            type: string;
            subject: components["schemas"]["AuditSubject"];
            /** @description A sentence for people that tells what was done. */
            summary: string;
            /** @description Whether the entry is bookkeeping beside what was asked for, such as keeping a name unique. */
            technical: boolean;
            correlationId: string;
        };
        AuditAnswer: {
            total: number;
            items: components["schemas"]["AuditItem"][];
            nextCursor: string | null;
        };
        RecentChange: {
            /** @description The entry’s position in the audit log. */
            position: number;
            /** Format: date-time */
            at: string;
            actor: components["schemas"]["AuditActor"];
            type: string;
            subject: components["schemas"]["AuditSubject"];
            /** @description A sentence for people that tells what was done. */
            summary: string;
            /** @description Whether the entry is bookkeeping beside what was asked for, such as keeping a name unique. */
            technical: boolean;
            correlationId: string;
            /** @description The number of entries of this kind from the same request or run. */
            entries: number;
        };
        RecentChangesAnswer: {
            /** @description The changes, newest first. */
            items: components["schemas"]["RecentChange"][];
        };
        CheckpointItem: {
            /** @description The number of events that the checkpoint covers, from the first one on. */
            size: number;
            /** @description The root of the events’ Merkle tree (RFC 6962), in hex. */
            root: string;
            /** Format: date-time */
            at: string;
            /** @description The checkpoint as a signed note (c2sp.org/tlog-checkpoint). */
            note: string;
        };
        CheckpointPage: {
            total: number;
            /** @description Newest first. */
            items: components["schemas"]["CheckpointItem"][];
            nextCursor: string | null;
        };
        ConsistencyAnswer: {
            /** @description The hashes of the proof, in hex (RFC 6962, section 2.1.2). */
            proof: string[];
        };
        VerificationItem: {
            /** Format: date-time */
            at: string;
            /** @description The number of events that were compared. */
            events: number;
            /** @description The number of checkpoints that were compared. */
            checkpoints: number;
            /** @description The first thing that did not agree; null if everything did. */
            problem: string | null;
        };
        LastVerificationAnswer: {
            /** @description The last verification; null before the first one. */
            verification: components["schemas"]["VerificationItem"] | null;
        };
        UndoBody: {
            /** @description The position of the entry in the audit log. */
            position: number;
            /** @description Whether to only tell what would be done. */
            preview: boolean;
        };
        UndoAnswer: {
            /** @description Whether the change was undone; left out of a preview. */
            success?: boolean;
            /** @description The entries that were recorded, newest first; left out of a preview. */
            events?: components["schemas"]["AuditItem"][];
            /** @description What would be done, as sentences; only in a preview. */
            commands?: string[];
            /** @description Whether the change can be undone; only in a preview. */
            possible?: boolean;
            /** @description Why the change can’t be undone; only in a preview, and null if it can. */
            reason?: string | null;
        };
        WebhookSwitchedOff: {
            /** Format: date-time */
            at: string;
            /** @description The name of the administrator, or “System”. */
            by: string;
            /**
             * @description Why the webhook was switched off; `gone` means that the receiver answered 410.
             * @enum {string}
             */
            reason: "by-hand" | "gone";
        };
        WebhookView: {
            id: string;
            url: string;
            events: ("article.promoted" | "article.returned" | "article.deleted")[];
            description: string;
            /** @description Whether messages are sent to the webhook. */
            isActive: boolean;
            /** @description Who switched the webhook off, when and why; null while it is on. */
            switchedOff: components["schemas"]["WebhookSwitchedOff"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description The name of the administrator who added the webhook. */
            createdBy: string;
            /**
             * Format: date-time
             * @description The moment until which the previous secret signs as well; null if it does not.
             */
            earlierSecretUntil: string | null;
        };
        WebhooksAnswer: {
            /** @description The webhooks, newest first. */
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
            /** @description The secret, shown only once. It signs messages by the scheme of Standard Webhooks. Null for a repeat under the same `Idempotency-Key`; rotating the secret makes another. */
            secret: string | null;
        };
        ChangedWebhookBody: {
            /** @description A public http or https address. */
            url?: string;
            events?: ("article.promoted" | "article.returned" | "article.deleted")[];
            description?: string;
            /** @description Whether the webhook is on. While it is off, messages wait in their order and are given up once they are more than a day old. Redeliveries are refused meanwhile; tests are sent. */
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
            /** @description The secret, shown only once. It signs messages by the scheme of Standard Webhooks. */
            secret: string;
        };
        WebhookReceiverAnswer: {
            status: number;
            /** @description The beginning of the answer’s body, on one line. */
            text: string;
            durationMs: number;
        };
        WebhookDelivery: {
            /**
             * @description The state of the message; `waiting` is for its first or its next attempt.
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
             * @description When the next attempt is due; null if there are no more attempts, or none for now.
             */
            nextTryAt: string | null;
            /** @description The error of the last attempt; a message that was sent can have one too. */
            error: string | null;
            id: string;
            /** @description The header `webhook-id`, which is the same for every attempt and redelivery. */
            messageId: string;
            /** @enum {string} */
            type: "article.promoted" | "article.returned" | "article.deleted" | "webhook.test";
            articleId: string | null;
            /** @description The number of the package that had been promoted last at that time. */
            package: number | null;
            /** @description Whether somebody sent it again by hand. */
            again: boolean;
            /** @description The receiver’s answer to the last attempt. */
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
            /** @description The category’s name on the site; empty for none. */
            name: string;
        };
        SiteAuthor: {
            personaId: string;
            /** @description The slug of a WordPress user, or the slug or e-mail address of a Ghost user. */
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
            /** @description The name of the administrator who added the site. */
            createdBy: string;
        };
        SitesAnswer: {
            /** @description The sites, newest first. */
            sites: components["schemas"]["SiteView"][];
        };
        SiteCredentials: {
            /** @description The name of a WordPress user. */
            username?: string;
            /** @description An application password of the WordPress user. */
            password?: string;
            /** @description The Admin API key of Ghost, as `id:secret`. */
            key?: string;
        };
        SiteBody: {
            /** @enum {string} */
            kind: "wordpress" | "ghost" | "folder";
            name: string;
            /** @description A public http or https address; for a folder, its path within the directory for sites. */
            address: string;
            credentials?: components["schemas"]["SiteCredentials"];
            /**
             * @description The state of posts there; defaults to `draft`.
             * @enum {string}
             */
            publish?: "draft" | "publish";
            /**
             * @description What happens to the post when its article is returned to draft or deleted: `nothing`; it becomes a `draft` there; or, with `unpublish`, it leaves the site (WordPress moves it to the trash, Ghost makes it a draft, and a file is removed). Defaults to `nothing`.
             * @enum {string}
             */
            onReturn?: "nothing" | "draft" | "unpublish";
            /**
             * @description The form of the text. WordPress takes `blocks`; Ghost takes `blocks`, which can be edited there, or `exact`, which is one markdown card; a folder takes `plain`, `hugo`, `jekyll` or `astro`.
             * @enum {string}
             */
            form?: "blocks" | "exact" | "plain" | "hugo" | "jekyll" | "astro";
            /** @description The categories whose articles are sent; empty for all. */
            categories?: components["schemas"]["SiteCategory"][];
            /** @description The users on the site who stand for personas. */
            authors?: components["schemas"]["SiteAuthor"][];
            /** @description The tags that each post is given. */
            tags?: string[];
        };
        SiteAnswer: {
            site: components["schemas"]["SiteView"];
        };
        ChangedSiteBody: {
            name?: string;
            /** @description A public http or https address; for a folder, its path within the directory for sites. The host can’t change. */
            address?: string;
            credentials?: components["schemas"]["SiteCredentials"];
            /** @enum {string} */
            publish?: "draft" | "publish";
            /**
             * @description What happens to the post when its article is returned to draft or deleted: `nothing`; it becomes a `draft` there; or, with `unpublish`, it leaves the site (WordPress moves it to the trash, Ghost makes it a draft, and a file is removed).
             * @enum {string}
             */
            onReturn?: "nothing" | "draft" | "unpublish";
            /**
             * @description The form of the text. WordPress takes `blocks`; Ghost takes `blocks`, which can be edited there, or `exact`, which is one markdown card; a folder takes `plain`, `hugo`, `jekyll` or `astro`.
             * @enum {string}
             */
            form?: "blocks" | "exact" | "plain" | "hugo" | "jekyll" | "astro";
            /** @description The categories whose articles are sent; empty for all. */
            categories?: components["schemas"]["SiteCategory"][];
            authors?: components["schemas"]["SiteAuthor"][];
            tags?: string[];
        };
        SiteCheckPoint: {
            /** @enum {string} */
            point: "connection" | "sign-in" | "rights" | "clock";
            ok: boolean;
            /** @description What was found and, if it is wrong, what to do. */
            message: string;
        };
        SiteCheckAnswer: {
            /** @description Whether posts can be sent to the site. */
            ok: boolean;
            points: components["schemas"]["SiteCheckPoint"][];
        };
        SiteReply: {
            status: number;
            /** @description The beginning of the answer’s body, on one line. */
            text: string;
        };
        SiteDelivery: {
            /**
             * @description The state of the message; `waiting` is for its first or its next attempt.
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
             * @description When the next attempt is due; null if there are no more attempts, or none for now.
             */
            nextTryAt: string | null;
            /** @description The error of the last attempt; a message that was sent can have one too. */
            error: string | null;
            id: string;
            articleId: string;
            /** @description The article’s current title. */
            title: string;
            /** @enum {string} */
            type: "article.promoted" | "article.returned" | "article.deleted";
            /** @description The number of the package promoted last by then. */
            package: number | null;
            /** @description Whether somebody sent it again by hand. */
            again: boolean;
            /**
             * @description The conflict on the site that a person decides on: they send it again with `anyway`, or leave it.
             * @enum {string|null}
             */
            conflict: "changed-there" | "gone-there" | null;
            /** @description The answer to a last attempt that failed. */
            answer: components["schemas"]["SiteReply"] | null;
        };
        SiteDeliveriesAnswer: {
            total: number;
            /** @description Newest first. */
            items: components["schemas"]["SiteDelivery"][];
            nextCursor: string | null;
        };
        SendAgainBody: {
            /** @description Whether to overwrite what was changed there, or to create again what was deleted there. */
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
            /** @description The id of the node, such as `package:2`, unique within the article. */
            id: string;
            /**
             * @description The kind of node; `revisions` stands for those in between, which are not listed.
             * @enum {string}
             */
            kind: "idea" | "batch" | "run" | "generation" | "import" | "step" | "revision" | "revisions" | "review" | "package" | "images" | "captions" | "message";
            /** @description A name of the node for people. */
            label: string;
            /** Format: date-time */
            at: string;
            /** @description Who made it; null if no particular person did. */
            by: components["schemas"]["HistoryActor"] | null;
            /** @description The article’s revision that the node was made from, or that it is. */
            revision?: number;
            /** @description Why the node is out of date; empty if it is up to date or something newer has replaced it. */
            stale: components["schemas"]["Staleness"][];
        };
        LineageEdge: {
            /** @description The id of a node. */
            from: string;
            /** @description The id of the node that was made from it. */
            to: string;
        };
        LineageAnswer: {
            /** @description The nodes, in the order in which they were made from each other. */
            nodes: components["schemas"]["LineageNode"][];
            edges: components["schemas"]["LineageEdge"][];
        };
        DraftFigures: {
            drafts: number;
            /** @description The share of drafts that kept every rule at the first try, from 0 to 1. */
            firstTry: number | null;
            /** @description The average number of revision rounds before a person saw the draft. */
            rounds: number | null;
            /** @description The number of drafts that were promoted. */
            promoted: number;
            /** @description The average number of words that people added and removed before the first promotion. */
            wordsChanged: number | null;
            /** @description The median number of minutes from a draft to its first promotion. */
            minutesToPromotion: number | null;
        };
        PersonaFigures: {
            drafts: number;
            /** @description The share of drafts that kept every rule at the first try, from 0 to 1. */
            firstTry: number | null;
            /** @description The average number of revision rounds before a person saw the draft. */
            rounds: number | null;
            /** @description The number of drafts that were promoted. */
            promoted: number;
            /** @description The average number of words that people added and removed before the first promotion. */
            wordsChanged: number | null;
            /** @description The median number of minutes from a draft to its first promotion. */
            minutesToPromotion: number | null;
            personaId: string;
            /** @description The persona’s name in the latest draft. */
            persona: string;
        };
        RuleFigures: {
            /** @description The id of the check. */
            rule: string;
            name: string;
            /** @description The number of drafts in which a finding was dismissed. */
            dismissed: number;
            /** @description The number of drafts that were promoted in spite of a finding. */
            overridden: number;
            /** @description The share of all drafts in which a finding was dismissed or overridden, from 0 to 1. */
            share: number;
            /** @description Whether the share is above 0.2, which means that the rule is wrong rather than the drafts. */
            tooOften: boolean;
        };
        UsageFigures: {
            /**
             * Format: date-time
             * @description Monday 00:00 in the schedule’s time zone, with its offset.
             */
            weekStart: string;
            model: string;
            /** @description The provider: `openai` or `demo`. */
            provider: string;
            articles: number;
            /** @description The average number of input tokens per article, including its share of a batch’s plan; null if the provider reports no counts. */
            inputTokens: number | null;
            /** @description The average number of output tokens per article, including its share of a batch’s plan; null if the provider reports no counts. */
            outputTokens: number | null;
            /** @description The number of input tokens that the provider had kept from an earlier call; 0 if it doesn’t say, null if it reports no counts. */
            cachedTokens: number | null;
            /** @description The average cost per article in dollars, by `AI_PRICES`; null if it has no price for the model. */
            cost: number | null;
        };
        CallFigures: {
            /**
             * @description The purpose of the calls. `unfinished`: articles that failed, were cancelled, or are still being written.
             * @enum {string}
             */
            purpose: "article" | "plan" | "unfinished" | "proposal" | "captions" | "ideas";
            model: string;
            /** @description The provider: `openai` or `demo`. */
            provider: string;
            /** @description The number of answers on record; an answer and its repairs count as one. */
            calls: number;
            /** @description The total number of input tokens; null if the provider reports no counts. */
            inputTokens: number | null;
            /** @description The total number of output tokens; null if the provider reports no counts. */
            outputTokens: number | null;
            /** @description The number of input tokens that the provider had kept from an earlier call; 0 if it doesn’t say, null if it reports no counts. */
            cachedTokens: number | null;
            /** @description The total cost in dollars; null if the model has no price. */
            cost: number | null;
        };
        CaptionFigures: {
            /** @description The number of captions in the first sets of the drafts. */
            written: number;
            /** @description The number of those captions that nobody had rewritten. */
            unchanged: number;
        };
        Quality: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            all: components["schemas"]["DraftFigures"];
            /** @description The personas with the most drafts first, at most 100. */
            personas: components["schemas"]["PersonaFigures"][];
            /** @description The rules that were dismissed or overridden, the most frequent first. */
            rules: components["schemas"]["RuleFigures"][];
            /** @description The usage by week and model, oldest week first, with at most 10 models a week. */
            usage: components["schemas"]["UsageFigures"][];
            /** @description All calls to models in this period, in at most 100 rows. */
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
            /** @description The id of the assigned persona; null if none is assigned. */
            assignedPersona: string | null;
            isActive: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description Whether the user must replace a temporary password before anything else. */
            mustChangePassword: boolean;
            /**
             * Format: date-time
             * @description When the house’s requirement of a second factor begins for the user, who has none yet. After that, the user can do nothing but set one up.
             */
            secondFactorFrom?: string;
            /** @description True once a second factor is required of the user, until they have one. */
            mustSetUpSecondFactor?: boolean;
            /** @description The number of recovery codes that are left; given once any was used. */
            recoveryCodesLeft?: number;
        };
        WaysInAnswer: {
            /** @description Whether people can sign in only by the house’s own sign-on. A password then works only if it was set on the server with `--reset-sign-in`. */
            signOnOnly: boolean;
        };
        SignInBody: {
            username: string;
            password: string;
        };
        SecondFactorAnswer: {
            /** @description The ways in which the second step can be done. */
            ways: ("totp" | "recovery" | "passkey")[];
        };
        SignInAnswer: {
            user?: components["schemas"]["SignedInAnswer"];
            /** @description The second step that is needed, in place of the user. There is no session yet, only a ticket for `POST /api/auth/second-factor`. */
            secondFactor?: components["schemas"]["SecondFactorAnswer"];
        };
        SignOutThereAnswer: {
            /** @description The provider’s name, as on its button. */
            name: string;
            /** @description The address that the browser should open. */
            address: string;
        };
        SignOutAnswer: {
            success: boolean;
            /** @description Where the session at the house’s own sign-on can be ended as well. */
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
            /** @description The address at the provider that the browser should open. */
            address: string;
        };
        PasskeyAnswer: {
            id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
            /** @description Whether the passkey is synced to all of the user’s devices instead of being on one device only. */
            synced: boolean;
            /** @description The former host name of this desk that the passkey belongs to; null if it works at the present one. */
            formerHost: string | null;
            /** @description Whether the passkey’s counter ever went backwards, in which case somebody may have copied it. */
            countedBack: boolean;
        };
        PasskeysPossible: {
            possible: boolean;
            /** @description Why passkeys are not possible, and what to set; null if they are. */
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
            /** @description The provider’s name, as on its button, or its address if it is no longer set up. */
            provider: string;
            /** Format: date-time */
            linkedAt: string;
        };
        MethodsAnswer: {
            password: boolean;
            /** @description The user’s passkeys, oldest first. */
            passkeys: components["schemas"]["PasskeyAnswer"][];
            /** @description Whether this desk’s address allows passkeys. */
            passkeysPossible: components["schemas"]["PasskeysPossible"];
            /** @description The user’s authenticator app. */
            totp: components["schemas"]["TotpAnswer"];
            recoveryCodes: components["schemas"]["RecoveryCodesLeft"];
            /** @description The linked accounts of the house’s own sign-on. */
            signOn: components["schemas"]["LinkedSignOn"][];
            /** @description Whether the house requires the user to have a second factor. */
            required: boolean;
        };
        NewTotpAnswer: {
            /** @description The secret in base32, to be typed into the app. */
            secret: string;
            /** @description The address that the QR code contains. */
            uri: string;
            /** @description The QR code as SVG. */
            qr: string;
        };
        TotpCodeBody: {
            /** @description The six digits that the authenticator app shows. */
            code: string;
        };
        NewRecoveryCodesAnswer: {
            /** @description The recovery codes, shown only now. Each can be used once. */
            recoveryCodes: string[];
        };
        CreationOptionsAnswer: {
            rp: {
                [key: string]: unknown;
            };
            user: {
                [key: string]: unknown;
            };
            /** @description The challenge, valid for five minutes and one answer in this session. */
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
            /** @description The recovery codes, shown only now, with the first second factor. Each can be used once. Null if the user had a second factor before. */
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
            /** @description The id by which authenticators know the user. */
            userId: string;
            allAcceptedCredentialIds: string[];
        };
        PasskeyRemovedAnswer: {
            success: boolean;
            /** @description The passkeys that are left, for WebAuthn’s `signalAllAcceptedCredentials`, so that the browser offers none that was removed. */
            accepted: components["schemas"]["AcceptedPasskeys"] | null;
        };
        RequestOptionsAnswer: {
            rpId: string;
            /** @description The challenge, valid for five minutes and one answer from this browser. */
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
            /** @description The six digits that the authenticator app shows. */
            code?: string;
            recoveryCode?: string;
            assertion?: components["schemas"]["AssertionBody"];
        };
        ProofBody: {
            password?: string;
            /** @description The six digits that the authenticator app shows. */
            code?: string;
            assertion?: components["schemas"]["AssertionBody"];
        };
        SessionAnswer: {
            id: string;
            /** @description Whether this is the session of the request. */
            current: boolean;
            /** @description The browser’s name, such as “Firefox”, as the browser gives it. */
            browser: string;
            /** @description The system’s name, such as “Windows”, as the browser gives it. */
            system: string;
            /**
             * Format: date-time
             * @description When the user signed in.
             */
            since: string;
            /**
             * Format: date-time
             * @description When the session was last used, to within five minutes.
             */
            lastSeenAt: string;
            /**
             * @description What the user showed to sign in.
             * @enum {string}
             */
            strength: "password" | "two factors" | "passkey" | "sign-on";
            /** @description The network address from which the session was last used; given only if `SESSION_ADDRESSES` is `true`. */
            address?: string;
        };
        SessionsAnswer: {
            /** @description The user’s sessions, the last used first. */
            sessions: components["schemas"]["SessionAnswer"][];
        };
        LastClaimsAnswer: {
            /** @description The names of the claims that arrived. */
            names: string[];
            /** @description The values of the claim that roles follow. */
            roleValues: string[];
            /** Format: date-time */
            at: string;
        };
        SignOnProviderAnswer: {
            id: string;
            /** @description The provider’s name, as on its button. */
            name: string;
            issuer: string;
            clientId: string;
            /** @description Whether a client secret is set. */
            hasSecret: boolean;
            scopes: string;
            /** @description The claim that roles follow; null if roles are given at this desk. */
            roleClaim: string | null;
            administrators: string[];
            authors: string[];
            /** @description Whether a person whose account is linked to no user becomes a new author. */
            createUsers: boolean;
            /** @description The address to enter at the provider as the one it sends people back to. */
            redirectUri: string;
            /** @description The address to enter at the provider as the one it sends people to after they signed out there. */
            signedOutUri: string;
            /** @description The address to enter at the provider as the one it calls when somebody has signed out. */
            backchannelUri: string;
            /** @description The claims of the last sign-on; null before the first one. */
            lastClaims: components["schemas"]["LastClaimsAnswer"] | null;
        };
        SignOnProvidersAnswer: {
            providers: components["schemas"]["SignOnProviderAnswer"][];
        };
        ProviderCheckAnswer: {
            reachable: boolean;
            /** @description The issuer, as the provider names itself. */
            issuer: string;
            /** @description How many seconds the provider’s clock is ahead of the server’s; null if the provider doesn’t give the time. */
            clockSkewSeconds: number | null;
            /** @description The address to enter at the provider as the one it sends people back to. */
            redirectUri: string;
            /** @description The problems, each in one sentence. */
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
            /** @description The id of the assigned persona; null if none is assigned. */
            assignedPersona: string | null;
            isActive: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description Whether the user must replace a temporary password before anything else. */
            mustChangePassword: boolean;
        };
        SecondFactorOfUser: {
            /** @description The user’s id. */
            userId: string;
            /** @description Whether the user has an authenticator app. */
            totp: boolean;
            passkeys: number;
            /** @description Whether a passkey’s counter ever went backwards, in which case somebody may have copied it. */
            countedBack: boolean;
            /** @description The number of recovery codes that are left. */
            recoveryCodes: number;
        };
        ActiveUsersAnswer: {
            users: components["schemas"]["UserAnswer"][];
            /** @description The second factors of the listed users who have more than a password. */
            secondFactors: components["schemas"]["SecondFactorOfUser"][];
            /** @description The ids of the listed users who are linked to the house’s own sign-on. */
            signOn: string[];
        };
        UsersAnswer: {
            users: components["schemas"]["UserAnswer"][];
        };
        AddUserBody: {
            /** @description An id is accepted and ignored. */
            id?: string | null;
            username: string;
            email: string;
            firstName: string;
            lastName: string;
            /**
             * @description The user’s role; defaults to `author`.
             * @enum {string}
             */
            role?: "admin" | "author";
            /** @description The id of a persona; null or `none` for no persona. */
            assignedPersona?: string | null;
            isActive?: boolean;
            /** Format: password */
            password: string;
        };
        OneUserAnswer: {
            user: components["schemas"]["UserAnswer"];
        };
        ChangeUserBody: {
            /** @description The user’s id, which must match the one in the address. */
            id?: string;
            /** @description The user’s name, which can’t change: send the current one or leave it out. */
            username?: string;
            email?: string;
            firstName?: string;
            lastName?: string;
            /** @enum {string} */
            role?: "admin" | "author";
            /** @description The id of a persona; null or `none` for no persona. */
            assignedPersona?: string | null;
            /** @description Whether the user is active: false deactivates the user, true reactivates them. */
            isActive?: boolean;
            /**
             * Format: password
             * @description A new password; leave it blank to keep the current one.
             */
            password?: string;
        };
        TemporaryPasswordAnswer: {
            /** @description The temporary password, shown only once. The user must change it at the next sign-in. */
            temporaryPassword: string;
        };
        ResetSignInBody: {
            reason: string;
        };
        InvitationAnswer: {
            /** @description The link, shown only now. It works once. */
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
            /** @description Whether the token’s secret is part of a feed’s address. */
            feed: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description The name of the administrator who created the token. */
            createdBy: string;
            /**
             * Format: date-time
             * @description When the token was last used, to within ten minutes; null if it was never used.
             */
            lastUsedAt: string | null;
            /** @description Whether the token is suspended: it opens nothing while the person who created it is not an active administrator. */
            suspended: boolean;
        };
        AccessTokensAnswer: {
            /** @description All tokens that are not revoked, newest first. */
            tokens: components["schemas"]["AccessTokenView"][];
        };
        NewTokenBody: {
            /** @description The token’s name, unique among the tokens that are not revoked, regardless of case. */
            name: string;
            /** @description What the token opens: the promoted articles, the record, or both. */
            scopes: ("articles:read" | "audit:read")[];
            /**
             * Format: date-time
             * @description When the token expires; it must be in the future.
             */
            expiresAt: string;
            /** @description Whether the token is for a feed reader that cannot send headers: its secret is then part of the address, `/feeds/{secret}.json`, `.atom` or `.rss`, and opens nothing else. Defaults to false. */
            feed?: boolean;
        };
        NewToken: {
            id: string;
            name: string;
            scopes: ("articles:read" | "audit:read")[];
            /** Format: date-time */
            expiresAt: string;
            /** @description Whether the token’s secret is part of a feed’s address. */
            feed: boolean;
        };
        NewTokenAnswer: {
            token: components["schemas"]["NewToken"];
            /** @description The token’s secret, shown only once. It goes after `Authorization: Bearer` or, for a feed, into the feed’s address. */
            secret: string;
        };
        CertificateAnswer: {
            subject: string;
            issuer: string;
            /** @description The SHA-256 of the certificate, in hex. */
            fingerprint: string;
            /**
             * Format: date-time
             * @description The moment until which the certificate is valid.
             */
            notAfter: string;
            /** @description Whether the desk made the certificate. To others, such a certificate is on no trust list. */
            selfMade: boolean;
        };
        ActionAnswer: {
            /** @description The name of the action in C2PA, such as `c2pa.created`. */
            action: string;
            when?: string;
            /** @description The kind of origin, as an address in the IPTC’s list. */
            digitalSourceType?: string;
            description?: string;
        };
        CheckedManifest: {
            /** @enum {string} */
            state: "valid" | "invalid" | "none";
            /** @description The name in the certificate; null unless the manifest is valid. */
            signer: string | null;
            /** @description Whether this desk signed the file. */
            trusted: boolean;
            /** @description The actions that the manifest lists; empty unless it is valid, since anybody may have written them. */
            actions: components["schemas"]["ActionAnswer"][];
            /** @description What the file says about itself, in words for people; null unless the manifest is valid. */
            statement: string | null;
        };
        CheckAnswer: {
            manifest: components["schemas"]["CheckedManifest"];
            /** @description What the check found, as sentences. */
            findings: string[];
        };
        PublishedItem: {
            number: number;
            /** @description The revision of the article that was promoted. */
            revision: number;
            /** @description The SHA-256 of `{"content":…,"title":…}` in RFC 8785 form, in hex. */
            contentHash: string;
            /** Format: date-time */
            at: string;
            by: components["schemas"]["HistoryActor"];
            /** @description The revision of the rules in force at the promotion. */
            rulesRevision: number;
            /** @description The revision of the persona that the first text was written as; null for an imported article. */
            personaRevision: number | null;
            /** @description How many words each kind of writer wrote; null if they were not counted. */
            origins: components["schemas"]["PackageOrigins"] | null;
            /** @description The pages that the text links to. */
            sources: components["schemas"]["PackageSource"][];
            /** @description The sources that the text cites as `[s1]` and so on, in the order of their first citation. */
            cited: components["schemas"]["CitedSource"][];
            overrides: components["schemas"]["PackageOverride"][];
            statement: string | null;
            /** @description The people who opened this text for review before it was promoted, oldest first. */
            reviews: components["schemas"]["PackageReview"][];
            /** @description Whether this package is the one that is promoted now. */
            current: boolean;
            /** @description Whether the package was frozen at its promotion. False for one from before promotions froze packages; it is put together from what is known. */
            frozen: boolean;
            /** @description The position of the promotion in the record, which rises from item to item. */
            position: number;
            articleId: string;
            persona: string;
            category: string;
            title: string;
            /** @description The article’s text in markdown, without the title. */
            content: string;
            /** @description The summary, which search engines and feeds show. */
            summary: string | null;
            /** @description The latest images that were made for the package. */
            images: components["schemas"]["ArticleImage"][];
            /** @description The latest captions that were made for the package. */
            captions: string[];
        };
        PublishedAnswer: {
            /** @description The promoted articles, each of them once, oldest promotion first. */
            items: components["schemas"]["PublishedItem"][];
            nextCursor: string | null;
        };
        CredentialAnswer: {
            /** @enum {string} */
            state: "signed" | "off";
            /** @description The issuer of the certificate. */
            issuer?: string;
            /** @description The SHA-256 of the certificate, in hex. */
            fingerprint?: string;
            /** Format: date-time */
            signedAt?: string;
            /** @description How the text was made and who answers for it, in a few sentences. */
            statement?: string;
            actions?: components["schemas"]["ActionAnswer"][];
            /**
             * @description The level of human oversight, as C2PA names it; null if no word is a model’s.
             * @enum {string|null}
             */
            humanOversightLevel?: "fully_autonomous" | "prompt_guided" | "human_validated" | null;
        };
        PublishedPackage: {
            number: number;
            /** @description The revision of the article that was promoted. */
            revision: number;
            /** @description The SHA-256 of `{"content":…,"title":…}` in RFC 8785 form, in hex. */
            contentHash: string;
            /** Format: date-time */
            at: string;
            by: components["schemas"]["HistoryActor"];
            /** @description The revision of the rules in force at the promotion. */
            rulesRevision: number;
            /** @description The revision of the persona that the first text was written as; null for an imported article. */
            personaRevision: number | null;
            /** @description How many words each kind of writer wrote; null if they were not counted. */
            origins: components["schemas"]["PackageOrigins"] | null;
            /** @description The pages that the text links to. */
            sources: components["schemas"]["PackageSource"][];
            /** @description The sources that the text cites as `[s1]` and so on, in the order of their first citation. */
            cited: components["schemas"]["CitedSource"][];
            overrides: components["schemas"]["PackageOverride"][];
            statement: string | null;
            /** @description The people who opened this text for review before it was promoted, oldest first. */
            reviews: components["schemas"]["PackageReview"][];
            /** @description Whether this package is the one that is promoted now. */
            current: boolean;
            /** @description Whether the package was frozen at its promotion. False for one from before promotions froze packages; it is put together from what is known. */
            frozen: boolean;
            title: string;
            /** @description The article’s text in markdown, without the title. */
            content: string;
            /** @description The summary, which search engines and feeds show. */
            summary: string | null;
            /** @description The report by the rules in force at the promotion. */
            ruleReport: components["schemas"]["ArticleRuleReport"];
            /** @description The latest images that were made for the package. */
            images: components["schemas"]["ArticleImage"][];
            /** @description The latest captions that were made for the package. */
            captions: string[];
            /** @description The site builders that were given the package, oldest first. */
            sites: components["schemas"]["PackageDelivery"][];
            credential: components["schemas"]["CredentialAnswer"];
        };
        FieldErrorAnswer: {
            /** @description A path in the body, such as `content[3].name`. */
            field: string;
            message: string;
        };
        ProblemAnswer: {
            /** @description The kind of problem: `/problems/` and a code that stays the same, by which programs tell cases apart; `about:blank` if the status says everything. */
            type: string;
            title: string;
            status: number;
            /** @description What went wrong, as a sentence for people. */
            detail: string;
            /** @description The id of the request, which is also in the header `X-Request-Id` and in the server’s log. */
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
                /** @description The number of seconds to wait. */
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
                /** @description The number of seconds to wait. */
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
            /** @description Server-sent events: `change` with `{topics}` (kinds of things, and the names of streams that the user may know of), and `progress` with `{work, stage, …}` for the user’s own work. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description The revision that the change is based on, as in the `ETag`. A stale one gets a 412. */
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
                /** @description The revision that the change is based on, as in the `ETag`. A stale one gets a 412. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description The number of changes on a page. Default: 100. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
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
                /** @description The revision that the change is based on, as in the `ETag`. A stale one gets a 412. */
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
                /** @description The revision of the rules to show; defaults to the latest. */
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
                /** @description The revision that the change is based on, as in the `ETag`. A stale one gets a 412. */
                "If-Match"?: string;
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description The revision that the change is based on, as in the `ETag`. A stale one gets a 412. */
                "If-Match"?: string;
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description The number of changes on a page. Default: 100. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
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
                /** @description The `createdAt` of the last item of the previous page. */
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
                /** @description The `createdAt` of the last item of the previous page. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description The file’s name, percent-encoded. Its ending tells text files apart. */
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
                /** @description The file’s name, percent-encoded. */
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
                /** @description The revision of the article; defaults to the present one. */
                revision?: number;
                /** @description The revision of the editorial rules; defaults to the one in force. */
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
                /** @description The revision that the change is based on, as in the `ETag`. A stale one gets a 412. */
                "If-Match"?: string;
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description The number of entries on a page. Default: 50. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
                /** @description The id of the user who requested the articles. */
                authorId?: string;
                /** @description A text to find in the title, the persona’s name or the category’s name. */
                q?: string;
                /** @description The ids of personas. */
                persona?: string[];
                /** @description The ids of categories. */
                category?: string[];
                /** @description The state of the articles. `elsewhere`: imported, and published elsewhere. `published`: promoted or published elsewhere. */
                status?: "all" | "draft" | "promoted" | "elsewhere" | "published";
                /** @description Finds articles that are out of date, or of which something made from them is: for any reason, or because the text, the title, the rules or the persona changed, or the idea was deleted. */
                outdated?: "any" | "text" | "title" | "rules" | "persona" | "idea";
                /** @description The order of the articles. `newest` (the default) and `oldest` sort by creation; `changed` puts the latest change first. */
                order?: "newest" | "oldest" | "changed";
                /** @description Finds articles in which every block is the model’s and nobody has changed anything. */
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
                /** @description The number of entries on a page. Default: 50. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
                /** @description The id of the user who requested the articles. */
                authorId?: string;
                /** @description A text to find in the title, the persona’s name or the category’s name. */
                q?: string;
                /** @description The ids of personas. */
                persona?: string[];
                /** @description The ids of categories. */
                category?: string[];
                /** @description The state of the articles. `elsewhere`: imported, and published elsewhere. `published`: promoted or published elsewhere. */
                status?: "all" | "draft" | "promoted" | "elsewhere" | "published";
                /** @description Finds articles that are out of date, or of which something made from them is: for any reason, or because the text, the title, the rules or the persona changed, or the idea was deleted. */
                outdated?: "any" | "text" | "title" | "rules" | "persona" | "idea";
                /** @description The order of the articles. `newest` (the default) and `oldest` sort by creation; `changed` puts the latest change first. */
                order?: "newest" | "oldest" | "changed";
                /** @description Finds articles in which every block is the model’s and nobody has changed anything. */
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
                /** @description The revision that the change is based on, as in the `ETag`. A stale one gets a 412. */
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
                /** @description The revision that the change is based on, as in the `ETag`. A stale one gets a 412. */
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
                /** @description The number of changes on a page. Default: 100. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
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
                /** @description The revision of the article. Default: the present one. */
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
                /** @description The revision that the change is based on, as in the `ETag`. A stale one gets a 412. */
                "If-Match"?: string;
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description The number of entries on a page. Default: 50. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
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
                /** @description The number of entries on a page. Default: 50. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description The revision of the article. Default: the present one. */
                revision?: number;
                /** @description Which prompt to read: the one that was used (`then`, the default), or the one that would be used today. */
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
                /** @description The number of entries on a page. Default: 50. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description The revision that the change is based on, as in the `ETag`. A stale one gets a 412. */
                "If-Match"?: string;
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
            /** @description The image. */
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
            /** @description The image. */
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
            /** @description The image. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description The number of entries on a page. Default: 50. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
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
                /** @description The number of entries on a page. Default: 50. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
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
                /** @description The id of a user, or `system` or `scheduler`. */
                actor?: string;
                /** @description An event type, such as `ArticlePromoted`. */
                type?: string;
                /** @description The id of the article, user or other thing that was changed. */
                subject?: string;
                /** @description The id of a request or run; only its events are listed. */
                correlationId?: string;
                from?: string;
                to?: string;
                /** @description The number of entries on a page. Default: 50. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
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
                /** @description The number of entries on a page. Default: 50. */
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
                /** @description The id of a user, or `system` or `scheduler`. */
                actor?: string;
                /** @description An event type, such as `ArticlePromoted`. */
                type?: string;
                /** @description The id of the article, user or other thing that was changed. */
                subject?: string;
                /** @description The id of a request or run; only its events are listed. */
                correlationId?: string;
                from?: string;
                to?: string;
                /** @description The format of the file; defaults to `csv`. */
                format?: "csv" | "ndjson";
                /** @description Whether a `csv` file begins with a byte order mark; without one, Excel reads the wrong encoding. */
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
                /** @description The number of entries on a page. Default: 50. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
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
                /** @description The size of the earlier checkpoint. */
                from: number;
                /** @description The size of the later checkpoint. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description The number of entries on a page. Default: 50. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description The number of entries on a page. Default: 50. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
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
                /** @description The moment from which drafts are counted. Default: 12 weeks before `to`. */
                from?: string;
                /** @description The moment before which drafts are counted. Default: now. */
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
                /** @description A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409. */
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
                /** @description The revision that the change is based on, as in the `ETag`. A stale one gets a 412. */
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
                /** @description The revision that the change is based on, as in the `ETag`. A stale one gets a 412. */
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
                /** @description A position in the record: only articles promoted after it are listed. */
                since?: number;
                /** @description The number of entries on a page. Default: 50. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
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
                /** @description A position in the record: only articles promoted after it are listed. */
                since?: number;
                /** @description The number of entries on a page. Default: 50. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON Feed (version 1.1), newest promotion first. */
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
                /** @description A position in the record: only articles promoted after it are listed. */
                since?: number;
                /** @description The number of entries on a page. Default: 50. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An Atom feed, newest promotion first. */
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
                /** @description A position in the record: only articles promoted after it are listed. */
                since?: number;
                /** @description The number of entries on a page. Default: 50. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An RSS 2.0 feed, newest promotion first. */
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
            /** @description The image. */
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
                /** @description The format of the file. `html` is a complete page; `html-fragment` is the text alone, to be put into another page. */
                format: "md" | "html" | "html-fragment" | "docx";
                /** @description The text to download, if it was changed after it was promoted; defaults to the present one. */
                text?: "promoted" | "present";
                /** @description The site engine that the markdown is for; it gets front matter that the engine reads. `astro` also suits Eleventy and MDX. Defaults to `plain`, which has no front matter. */
                for?: "plain" | "hugo" | "jekyll" | "astro";
                /** @description The form of the notes in markdown: footnotes, or a list with HTML links for engines that have no footnotes. Defaults to `footnotes`, which Hugo always gets. */
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
